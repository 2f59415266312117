public import Observation

/// The drag session of a running game: every view observes it, and only the methods of ``DragModel`` change it.
@MainActor @Observable
public final class LiveDrag<Item: Hashable & Sendable, Place: Hashable & Sendable, Refusal: Equatable & Sendable> {
  /// What is carried now.
  public internal(set) var session = DragSession<Item, Place, Refusal>()
  /// How the last carry ended; nil before the first one has.
  public private(set) var lastEnd: CarryEnd<Item, Place, Refusal>?

  /// Creates a drag in which nothing is carried.
  public init() {}

  func noteEnd(of item: Item, _ outcome: DropOutcome<Place, Refusal>) {
    lastEnd = CarryEnd(item: item, outcome: outcome, number: (lastEnd?.number ?? 0) + 1)
  }
}

/// The end of a carry.
public struct CarryEnd<Item: Hashable & Sendable, Place: Hashable & Sendable, Refusal: Equatable & Sendable>:
  Equatable, Sendable
{
  /// What was carried.
  public let item: Item
  /// What became of it.
  public let outcome: DropOutcome<Place, Refusal>
  /// How many carries had ended with this one, which tells two equal ends apart.
  public let number: Int
}
