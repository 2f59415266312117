/// The current state of a game, with the states that undo and redo reach.
package struct History<State: Equatable & Sendable>: Equatable, Sendable {
  /// The default maximum number of undo steps.
  package static var limit: Int { 500 }

  package private(set) var present: State
  private var past: [State] = []
  private var future: [State] = []

  package init(_ present: State) {
    self.present = present
  }

  package var canUndo: Bool { !past.isEmpty }
  package var canRedo: Bool { !future.isEmpty }
  package var states: [State] { past + [present] + future.reversed() }

  package mutating func record(_ state: State, limit: Int = Self.limit) {
    past.append(present)
    past.removeFirst(max(0, past.count - limit))
    present = state
    future.removeAll()
  }

  package func canUndo(to isStop: (State) -> Bool) -> Bool { past.contains(where: isStop) }

  mutating func replacePresent(by state: State) {
    present = state
  }

  /// Applies a finding to every state; undo and redo no longer reach a state that it makes an end, nor those beyond.
  mutating func revise(_ change: (State) -> State, isEnd: (State) -> Bool) {
    func reachable(_ states: [State]) -> [State] {
      let states = states.map(change)
      return Array(states.suffix(from: states.lastIndex(where: isEnd).map { $0 + 1 } ?? 0))
    }
    (past, present, future) = (reachable(past), change(present), reachable(future))
  }

  func changingOthers(_ change: (State) -> State) -> History {
    var history = self
    (history.past, history.future) = (past.map(change), future.map(change))
    return history
  }

  /// Undoes moves up to the nearest state that satisfies a predicate; returns `false` if no state does.
  @discardableResult
  package mutating func undo(to isStop: (State) -> Bool = { _ in true }) -> Bool {
    guard canUndo(to: isStop) else { return false }
    repeat {
      future.append(present)
      present = past.removeLast()
    } while !isStop(present)
    return true
  }

  /// Redoes moves up to the nearest state that satisfies a predicate, or all; returns `false` if no move was undone.
  @discardableResult
  package mutating func redo(to isStop: (State) -> Bool = { _ in true }) -> Bool {
    guard canRedo else { return false }
    repeat {
      past.append(present)
      present = future.removeLast()
    } while !isStop(present) && canRedo
    return true
  }
}

extension History: Codable where State: Codable {}
