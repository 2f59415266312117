import Boards
import CGtk
import Widgets

/// A board between two buttons, with its pieces and its places as two groups.
final class FocusScene {
  let before = Button("Before")
  let after = Button("After")
  private let scene = BoardScene()
  private let stage: Stage

  var board: Board { scene.board }
  var pieces: [PlainPiece] { scene.pieces }
  var places: [PlainPlace] { scene.places }

  init() throws {
    stage = try Stage(Box(.vertical, [before, scene.board, after]), height: 600)
    board.focusGroups = { [unowned scene] in [FocusGroup(scene.pieces), FocusGroup(scene.places)] }
  }

  /// Moves the focus `count` times and returns the names of the focused items.
  func visit(_ direction: GtkDirectionType, _ count: Int) throws -> [String] {
    (0..<count).map { _ in
      stage.moveFocus(direction)
      return name(of: gtk_window_get_focus(stage.window.ref.pointer.as(GtkWindow.self)))
    }
  }

  /// The name of a widget in the checks.
  func name(of widget: UnsafeMutablePointer<GtkWidget>?) -> String {
    switch widget {
    case before.pointer: return "before"
    case after.pointer: return "after"
    default: break
    }
    if let index = pieces.firstIndex(where: { $0.pointer == widget }) { return "piece \(index)" }
    if let index = places.firstIndex(where: { $0.pointer == widget }) { return "place \(index)" }
    return "nothing"
  }
}
