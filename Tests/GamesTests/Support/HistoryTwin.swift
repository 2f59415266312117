@testable import Games

/// A history that is compared with a plain list of its states.
struct HistoryTwin<State: GameState> {
  private(set) var history: History<State>
  /// Whether both have agreed so far.
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

  /// Records the result of another check.
  mutating func check(_ holds: Bool) { isExact = isExact && holds }
}
