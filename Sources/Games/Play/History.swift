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

  /// Goes on to a new state; what was taken back is gone, and so is what came before the last moves up to the limit.
  public mutating func record(_ state: State, limit: Int = Self.limit) {
    past.append(present)
    past.removeFirst(max(0, past.count - limit))
    present = state
    future.removeAll()
  }

  /// Puts another state in the place of the one now, without a move of its own.
  public mutating func replacePresent(by state: State) {
    present = state
  }

  /// Takes the last move back.
  ///
  /// - Returns: False if there is none.
  @discardableResult
  public mutating func undo() -> Bool {
    guard let previous = past.popLast() else { return false }
    future.append(present)
    present = previous
    return true
  }

  /// Makes the move again that was taken back last.
  ///
  /// - Returns: False if there is none.
  @discardableResult
  public mutating func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(present)
    present = next
    return true
  }
}

extension History: Codable where State: Codable {}
