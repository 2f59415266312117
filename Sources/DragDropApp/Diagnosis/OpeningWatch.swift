import Widgets

/// Measures how long a photo takes to appear, and how long it blocks the main loop.
final class OpeningWatch {
  private let start = ContinuousClock.now
  private var lastTurn = ContinuousClock.now
  private var longestTurn = Duration.zero
  private var ticking: Scheduled?
  private var ending: Scheduled?

  init() { turn() }

  private func turn() {
    noteTurn()
    ticking = .after(0.002) { [weak self] in self?.turn() }
  }

  private func noteTurn() {
    let now = ContinuousClock.now
    (longestTurn, lastTurn) = (max(longestTurn, lastTurn.duration(to: now)), now)
  }

  /// Prints the times in milliseconds as a line of JSON, once a frame has shown the board.
  func finish(on board: Widget) {
    ending = .beforeLayout(of: board) { [self] in ending = .afterFrame { [self] in report() } }
  }

  private func report() {
    let time = start.duration(to: .now)
    noteTurn()
    (ticking, ending) = (nil, nil)
    Terminal.printError(
      "{\"opened\": \(time / .milliseconds(1)), \"longest_turn\": \(longestTurn / .milliseconds(1))}")
  }
}
