public import Observation

/// The drag session of a running game: every view observes it, and only a drag model's methods change it.
@MainActor @Observable
public final class LiveDrag<Item: Hashable & Sendable, Place: Hashable & Sendable, Refusal: Equatable & Sendable> {
  /// What is carried now.
  public internal(set) var session = DragSession<Item, Place, Refusal>()

  /// Creates a drag in which nothing is carried.
  public init() {}
}
