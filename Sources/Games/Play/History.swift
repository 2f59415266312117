/// A state with those before it and those that were taken back.
public struct History<State: Equatable & Sendable>: Equatable, Sendable {
  /// How many moves can be taken back at most.
  public static var limit: Int { 500 }

  /// The state now.
  public private(set) var present: State
  private var past: [State] = []
  private var future: [State] = []

  /// Creates a history that begins now.
  public init(_ present: State) {
    self.present = present
  }

  /// Whether there is a state to go back to.
  public var canUndo: Bool { !past.isEmpty }
  /// Whether a state was taken back.
  public var canRedo: Bool { !future.isEmpty }
  /// Every state that can be reached, the oldest first.
  public var states: [State] { past + [present] + future.reversed() }

  /// Goes on to a new state.
  ///
  /// What was taken back is gone, and so is what lies farther back than the limit.
  public mutating func record(_ state: State, limit: Int = Self.limit) {
    past.append(present)
    past.removeFirst(max(0, past.count - limit))
    present = state
    future.removeAll()
  }

  /// Whether there is a state to go back to that fulfills a condition.
  public func canUndo(to isStop: (State) -> Bool) -> Bool { past.contains(where: isStop) }

  /// Puts another state in the place of the one now, without a move of its own.
  public mutating func replacePresent(by state: State) {
    present = state
  }

  /// Puts what was found out about the game into every state.
  ///
  /// What lies behind a state that is an end then can no longer be reached.
  mutating func revise(_ change: (State) -> State, isEnd: (State) -> Bool) {
    func reachable(_ states: [State]) -> [State] {
      let states = states.map(change)
      return Array(states.suffix(from: states.lastIndex(where: isEnd).map { $0 + 1 } ?? 0))
    }
    (past, present, future) = (reachable(past), change(present), reachable(future))
  }

  /// The same history with every state but the present one changed.
  func changingOthers(_ change: (State) -> State) -> History {
    var history = self
    (history.past, history.future) = (past.map(change), future.map(change))
    return history
  }

  /// Takes the last moves back, up to the nearest state that fulfills a condition: one move if none is given.
  ///
  /// - Returns: False if there is no such state.
  @discardableResult
  public mutating func undo(to isStop: (State) -> Bool = { _ in true }) -> Bool {
    guard canUndo(to: isStop) else { return false }
    repeat {
      future.append(present)
      present = past.removeLast()
    } while !isStop(present)
    return true
  }

  /// Makes the moves again that were taken back last, up to the nearest state that fulfills a condition, or all.
  ///
  /// - Returns: False if there is none.
  @discardableResult
  public mutating func redo(to isStop: (State) -> Bool = { _ in true }) -> Bool {
    guard canRedo else { return false }
    repeat {
      past.append(present)
      present = future.removeLast()
    } while !isStop(present) && canRedo
    return true
  }
}

extension History: Codable where State: Codable {}
