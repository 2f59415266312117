/// The course of a lesson, which shows the first move of a game until the player has made one.
///
///     showing ─→ resting        after ``rounds`` rounds, so that nothing moves for long
///        └────────┬─→ hidden    while the player tries, or something covers the board
///                 └─→ over      after any move, or when the player skips the lesson
package struct Lesson: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    case showing
    /// A still picture of the move is shown.
    case resting
    case hidden
    case over
  }

  package enum Event: CaseIterable, Sendable {
    case roundEnded
    /// The player has begun a move, or the board is covered.
    case interrupted
    /// The player has put the piece back, or the board is uncovered.
    case resumed
    /// The player has made a move, right or wrong.
    case moved
    case skipped
  }

  /// The number of times that the move is shown before the lesson rests.
  package static var rounds: Int { 3 }

  package private(set) var phase = Phase.showing
  package private(set) var input: LessonInput
  private var shownCount = 0

  package init(_ input: LessonInput) { self.input = input }

  package mutating func handle(_ event: Event) {
    guard phase != .over else { return }
    switch event {
    case .roundEnded where phase == .showing:
      shownCount += 1
      if shownCount == Self.rounds { phase = .resting }
    case .roundEnded: break
    case .interrupted: phase = .hidden
    case .resumed where phase == .hidden: show()
    case .resumed: break
    case .moved, .skipped: phase = .over
    }
  }

  /// Shows the move from its start with the input that the player has begun to use.
  package mutating func use(_ input: LessonInput) {
    guard input != self.input, phase != .over else { return }
    self.input = input
    if phase != .hidden { show() }
  }

  private mutating func show() { (phase, shownCount) = (.showing, 0) }
}
