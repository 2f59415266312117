@testable import Games

/// A history next to a list of its states that is kept by hand.
struct HistoryTwin<State: GameState> {
  private(set) var history: History<State>
  /// Whether the two have answered the same so far.
  private(set) var isExact = true
  private var states: [State]
  private var index = 0

  init(_ state: State) {
    history = History(state)
    states = [state]
  }

  var present: State { history.present }

  mutating func undo() {
    check(history.undo() == (index > 0))
    index = max(0, index - 1)
    check(present == states[index])
  }

  mutating func redo() {
    check(history.redo() == (index < states.count - 1))
    index = min(states.count - 1, index + 1)
    check(present == states[index])
  }

  mutating func record(_ state: State) {
    history.record(state, limit: state.undoLimit)
    states = states.prefix(index + 1) + [state]
    index += 1
    check(present == states[index])
  }

  /// Notes whether something else that has to hold did.
  mutating func check(_ holds: Bool) { isExact = isExact && holds }
}
