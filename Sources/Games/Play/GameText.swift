/// Every sentence about a game, for the eye and for the ear.
///
/// What pieces and places are called is each game's own.
public protocol GameText: Sendable {
  /// The game's state.
  associatedtype State: GameState

  /// The game that is spoken of.
  var state: State { get }
  /// What was counted in it.
  var tally: Counters { get }
  /// The time played.
  var elapsed: Duration { get }

  /// What the game asks for, or what lies on its board; the name of the board.
  var board: String { get }
  /// Where the game stands, in a sentence.
  var status: String { get }
  /// Where the game stands, in the few words that fit below its title.
  var shortStatus: String { get }
  /// What the end is headed with.
  var endTitle: String { get }
  /// How the game ended, in a sentence.
  var end: String { get }
  /// What is said about a change, sentence by sentence; empty if it says nothing.
  func sentences(about change: State.Change) -> [String]
}

extension GameText {
  /// The time and the mistakes so far.
  public var shortStatus: String {
    guard tally.mistakes > 0 else { return time }
    return trn("{time}, {count} mistake", "{time}, {count} mistakes", formatted: tally.mistakes)
      .formatted(["time": time])
  }
  /// Praise.
  public var endTitle: String { tr("Well Done!") }
  /// Where a game stands that has no end.
  public var end: String { status }

  /// What is said after changes, in one go; nil if they say nothing.
  public func message(after changes: [State.Change]) -> String? {
    let message = changes.flatMap(sentences).joinedSentences()
    return message.isEmpty ? nil : message
  }

  /// The time played, in digits.
  var time: String { TimeText.digits(elapsed) }
}
