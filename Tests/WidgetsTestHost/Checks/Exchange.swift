import Boards
import DragAndDrop
import Widgets

extension Check {
  /// Pieces that stand for other items than those they were added for.
  static let exchange: [Check] = [
    Check("Exchange: a drag of a permuted piece drags the item that it stands for") {
      let scene = try TrayScene(.pointer)
      let (a, b, c) = (try scene.piece("a"), try scene.piece("b"), try scene.piece("c"))
      scene.coordinator.permutePieces(.turned)
      try expect(try scene.piece("a") === b && scene.piece("b") === c && scene.piece("c") === a, "the pieces by item")
      try expect(scene.coordinator.movableItems, is: ["c", "a", "b"], "in the order of the pieces")
      let tray = try scene.tray("left").frame.center
      for phase in [DragEvent.Phase.began, .changed] {
        b.follow(DragEvent(phase: phase, point: tray, grab: .zero, hasMoved: phase == .changed))
      }
      try expect(scene.game.session.activeDrags.map(\.item), is: ["a"], "the dragged item")
      b.follow(DragEvent(phase: .ended, point: tray, grab: .zero, hasMoved: true))
      try expect(scene.game.rules.lying, is: ["a": "left"], "the letters in trays")
    },

    Check("Exchange: a new permutation replaces the last one and puts dragged pieces back") {
      let scene = try TrayScene()
      let (a, b) = (try scene.piece("a"), try scene.piece("b"))
      scene.coordinator.permutePieces(.turned)
      b.follow(DragEvent(phase: .began, point: b.frame.center, grab: .zero))
      try scene.stage.frames(2)
      try expect(b.isLifted, "it is lifted")
      scene.coordinator.permutePieces(PiecePermutation())
      try expect(!b.isLifted, "it returns")
      try expect(try scene.piece("a") === a && scene.piece("b") === b, "each stands for its own")
    },

    Check("Exchange: pieces are added and removed by the items that they stand for") {
      let scene = try TrayScene()
      let (b, c) = (try scene.piece("b"), try scene.piece("c"))
      scene.coordinator.permutePieces(.turned)
      scene.coordinator.remove("a")
      try expect(scene.coordinator.piece("a") == nil && b.board == nil, "its piece is removed")
      try expect(try scene.piece("b") === c, "the others stay")
      let other = CaptionedPiece("Another letter")
      scene.coordinator.add(other, for: "a")
      try expect(try scene.piece("a") === other, "the new piece")
      scene.coordinator.removeAll()
      let last = CaptionedPiece("The last letter")
      scene.coordinator.add(last, for: "a")
      try expect(try scene.piece("a") === last && scene.coordinator.piece("b") == nil, "after all were removed")
    },
  ]
}

extension PiecePermutation<String> {
  /// The piece of each letter stands for the one before it, that of the first letter for the last.
  fileprivate static var turned: PiecePermutation {
    PiecePermutation(
      original: { ["a": "b", "b": "c", "c": "a"][$0] ?? $0 }, present: { ["b": "a", "c": "b", "a": "c"][$0] ?? $0 })
  }
}
