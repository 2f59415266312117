import Boards
import Games

// Squares that are taken away, and where the focus goes then.

extension MoveMeView {
  func removePiece(_ number: Int) {
    if let piece = coordinator.piece(number), board.focusedItem === piece, let next = neighbor(of: number) {
      // What is said stands there before the focus comes, or a screen reader would read it twice.
      coordinator.focusNext { next }
      say(newChanges) { _ in nil }
      next.grabFocus()
    }
    if lastTaken == number { lastTaken = nil }
    coordinator.remove(number)
  }

  private func neighbor(of number: Int) -> BoardItem? {
    let others = game.state.numbers
    let next = others.first { $0 > number } ?? others.last
    return next.flatMap(coordinator.piece) ?? palette.swatches.first
  }
}
