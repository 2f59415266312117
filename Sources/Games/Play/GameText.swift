/// The texts about a game, for display and for screen readers.
package protocol GameText: Sendable {
  associatedtype State: GameState

  var state: State { get }
  var counters: Counters { get }
  var elapsed: Duration { get }

  /// The accessible name of the board: what the game asks for, or what lies on it.
  var board: String { get }
  var status: String { get }
  var shortStatus: String { get }
  var endTitle: String { get }
  var end: String { get }
  /// Returns the announcement of a change, sentence by sentence; empty if it is not announced.
  func sentences(about change: State.Change) -> [String]
}

extension GameText {
  package var shortStatus: String { TimeText.digits(elapsed, mistakes: counters.mistakes) }
  package var endTitle: String { tr("Well Done!") }
  package var end: String { status }

  package func message(after changes: [State.Change]) -> String? {
    let message = changes.flatMap(sentences).joinedSentences()
    return message.isEmpty ? nil : message
  }

  var time: String { TimeText.digits(elapsed) }
}
