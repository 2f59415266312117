/// The drag session of a running game: every view observes it, and only the methods of ``DragModel`` change it.
@MainActor
public final class LiveDrag<Rules: DropRules> {
  /// What is carried now.
  @Observed public internal(set) var session = DragSession<Rules>()
  /// How the last carries ended, the latest last: as many as can end at once on a busy board, and no more.
  @Observed public private(set) var recentEnds: [End] = []
  /// How the last carry ended; nil before the first one has.
  public var lastEnd: End? { recentEnds.last }

  /// What decides on each item that waits.
  var decisions: [Rules.Item: Task<Void, Never>] = [:]

  /// Creates a drag in which nothing is carried.
  public init() {}

  func noteEnd(of item: Rules.Item, _ outcome: Rules.Outcome, _ operation: DropOperation) {
    recentEnds.append(
      End(item: item, outcome: outcome, operation: operation, number: (lastEnd?.number ?? 0) + 1))
    if recentEnds.count > Self.keptEnds { recentEnds.removeFirst() }
  }

  private static var keptEnds: Int { 64 }

  /// The end of a carry.
  public struct End: Equatable, Sendable {
    /// What was carried.
    public let item: Rules.Item
    /// What became of it.
    public let outcome: Rules.Outcome
    /// What the drop was, or would have been.
    public let operation: DropOperation
    /// How many carries had ended with this one, which tells two equal ends apart.
    public let number: Int
  }
}
