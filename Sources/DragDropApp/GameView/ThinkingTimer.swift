import Widgets

/// Delays each move of the computer, so that the player can see the board.
final class ThinkingTimer {
  private let seconds: Double
  private let move: () -> Void
  private var waiting: Scheduled?

  /// - Parameters:
  ///   - seconds: The time for which the board is shown before a move.
  ///   - move: Moves for the computer, after which ``update(isComputerToPlay:)`` is called again.
  init(seconds: Double, _ move: @escaping () -> Void) { (self.seconds, self.move) = (seconds, move) }

  func update(isComputerToPlay: Bool) {
    guard isComputerToPlay else { return waiting = nil }
    guard waiting == nil else { return }
    waiting = .after(seconds) { [weak self] in
      self?.waiting = nil
      self?.move()
    }
  }
}
