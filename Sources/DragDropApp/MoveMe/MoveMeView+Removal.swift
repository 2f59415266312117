import Boards
import Games

extension MoveMeView {
  func removePiece(_ number: Int) {
    if let piece = coordinator.piece(number), board.focusedItem === piece, let next = neighbor(of: number) {
      // The message must be set before the focus arrives, or a screen reader would read it twice.
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
