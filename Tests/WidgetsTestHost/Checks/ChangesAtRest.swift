import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// What a board of many items at rest draws again.
  static let changesAtRest: [Check] = [
    Check("Changes at rest: after random changes a board looks as if all items were drawn again") {
      // A gliding piece would move between the two pictures.
      Desktop.setAnimations(false)
      for seed in 1...4 as ClosedRange<UInt64> {
        let scene = ChangingScene(seed: seed)
        let stage = try Stage(scene.board, height: 440)
        for step in 1...40 {
          let done = (0..<scene.number(1...4)).map { _ in scene.change() }
          try stage.frames(scene.number(1...3))
          let shown = Pixels(of: scene.board).bytes
          // A board that was hidden keeps no pixels.
          scene.board.isVisible = false
          scene.board.isVisible = true
          try stage.frames(1)
          try expect(
            Pixels(of: scene.board).bytes == shown,
            "seed \(seed), step \(step), after \(done.joined(separator: ", ")): another picture than before")
        }
      }
    }
  ]
}

/// A board of many small pieces with random changes.
private final class ChangingScene {
  let board = Board(minimumSize: Size(width: 400, height: 400), naturalSize: Size(width: 400, height: 400))
  private var pieces: [PlainPiece] = []
  private weak var hidden: PlainPiece?
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    for _ in 0..<180 { add() }
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Makes a random change, and returns its name.
  func change() -> String {
    let piece = pieces.randomElement(using: &random)!
    let changes: [(name: String, change: () -> Void)] = [
      ("colored", { piece.color = self.color() }),
      ("moved", { piece.frame = self.frame() }),
      ("held", { piece.hold(at: self.frame().origin, grab: .zero) }),
      ("all returned", { for piece in self.pieces where piece.isLifted { piece.animateToFrame() } }),
      ("animated from elsewhere", { piece.animateToFrame(from: self.frame().center) }),
      ("hinted at", { piece.isHinted.toggle() }),
      ("marked", { piece.mark = piece.mark == .none ? .accepted : .none }),
      ("added", add),
      ("removed", { self.remove(piece) }),
      ("all reordered", { self.board.setOrder(self.pieces.shuffled(using: &self.random)) }),
      // The board is not notified of it.
      ("faded", { gtk_widget_set_opacity(piece.pointer, Double(self.number(1...2)) / 2) }),
      ("hidden for a moment", { self.hide(piece) }),
    ]
    hidden?.isVisible = true
    let (name, change) = changes.randomElement(using: &random)!
    change()
    return name
  }

  private func hide(_ piece: PlainPiece) {
    piece.isVisible = false
    hidden = piece
  }

  private func add() {
    let piece = PlainPiece(color())
    piece.frame = frame()
    pieces.append(piece)
    board.add(piece)
  }

  private func remove(_ piece: PlainPiece) {
    pieces.removeAll { $0 === piece }
    board.remove(piece)
  }

  private func frame() -> Rect {
    Rect(x: Double(number(0...370)), y: Double(number(0...370)), width: 20, height: Double(number(8...24)))
  }

  private func color() -> Color {
    Color(red: Double(number(0...3)) / 3, green: Double(number(0...3)) / 3, blue: Double(number(0...3)) / 3)
  }
}
