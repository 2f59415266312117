import Boards
import CGtk
import DragAndDrop
import Geometry
import Observation
import Widgets

/// Folders whose names have a capital letter, and songs.
nonisolated struct Songs: SortableTreeRules, Equatable {
  var sortableTree = SortableTree<String>(
    [.init("F", [.init("a"), .init("b")]), .init("G", [.init("c")]), .init("x")], expanded: ["F"])

  func takesChildren(_ item: String) -> Bool { item.first?.isUppercase == true }

  func refusal(of items: [String], at place: SortableTree<String>.Place) -> String? {
    place == .init(.into, "G") && items.contains("x") ? "G is full." : nil
  }
}

@Observable final class SongGame: DragModel {
  let dragState = DragState<Songs>()
  var rules = Songs()

  func dragEnded(_ item: String, with outcome: Songs.Outcome) {
    if case .stays(let place) = outcome { rules.sortableTree.move([item], to: place) }
  }
}

/// A tree of folders and songs.
final class OutlineScene: DragCoordinatorDelegate {
  typealias Model = SongGame

  let game = SongGame()
  let coordinator: DragCoordinator<SongGame>
  let stage: Stage
  private let outline: TreeController<SongGame>

  init() throws {
    coordinator = DragCoordinator(board: Board(), model: game, collision: .pointer)
    coordinator.keyboardReach = .all
    outline = TreeController(coordinator) { [game] in
      game.rules.sortableTree.setExpanded($0, $1)
    } makePiece: {
      CaptionedPiece($0)
    }
    coordinator.board.expand()
    stage = try Stage(coordinator.board)
    coordinator.delegate = self
    try stage.frames(2)
  }

  func update() { outline.update() }

  func layOutItems(in size: Size) {
    outline.layOutItems(
      in: TreeLayout(
        Rect(origin: .zero, size: size).inset(by: 20), height: 44, spacing: 4,
        isRightToLeft: coordinator.board.isRightToLeft))
  }

  func piece(_ item: String) throws -> Piece { try required(coordinator.piece(item), "row \(item)") }
  var focused: String { coordinator.board.focusedItem?.accessibleLabel ?? "nothing" }
  var heard: String { coordinator.board.focusedItem?.accessibleDescription ?? "nothing" }
  /// The items that have a row, from top to bottom.
  var rows: String {
    let items = ["F", "a", "b", "G", "c", "x"].compactMap { item in coordinator.piece(item).map { (item, $0.frame) } }
    return items.sorted { $0.1.minY < $1.1.minY }.map(\.0).joined()
  }

  func press(_ key: Int32) throws {
    WidgetsTestHost.press(key, on: try coordinator.board.controller(gtk_event_controller_key_get_type()))
    try stage.frames(2)
  }
}
