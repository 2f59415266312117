/// The texts about a game, for display and for screen readers.
///
/// The names of pieces and places are not part of the protocol.
package protocol GameText: Sendable {
  /// The game's state.
  associatedtype State: GameState

  /// The state that the texts describe.
  var state: State { get }
  /// The counters of the game.
  var tally: Counters { get }
  /// The time played.
  var elapsed: Duration { get }

  /// The accessible name of the board: what the game asks for, or what lies on it.
  var board: String { get }
  /// The status as a sentence.
  var status: String { get }
  /// The status in a few words, for display below the title.
  var shortStatus: String { get }
  /// The heading of the end page.
  var endTitle: String { get }
  /// The sentences about the end of the game.
  var end: String { get }
  /// Returns the announcement of a change, sentence by sentence; empty if it is not announced.
  func sentences(about change: State.Change) -> [String]
}

extension GameText {
  /// The time, and the mistakes if there are any.
  package var shortStatus: String {
    guard tally.mistakes > 0 else { return time }
    return trn("{time}, {count} mistake", "{time}, {count} mistakes", formatted: tally.mistakes)
      .formatted(["time": time])
  }
  /// A heading for a win.
  package var endTitle: String { tr("Well Done!") }
  /// The status, for a game without an end.
  package var end: String { status }

  /// Returns the announcement of several changes as one text, or nil.
  package func message(after changes: [State.Change]) -> String? {
    let message = changes.flatMap(sentences).joinedSentences()
    return message.isEmpty ? nil : message
  }

  var time: String { TimeText.digits(elapsed) }
}
