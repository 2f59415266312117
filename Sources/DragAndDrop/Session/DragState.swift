/// The drag session of a running game: every view observes it, and only the methods of ``DragModel`` change it.
@MainActor
public final class DragState<Rules: DropRules> {
  /// What is carried now.
  @Observed public internal(set) var session = DragSession<Rules>()
  /// How the last carries ended, the latest last: 64 of them, and all that an ``EndReader`` has not read yet.
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
    readers.removeAll { $0.reader == nil }
    let unread = readers.compactMap(\.reader?.position).map { (lastEnd?.number ?? 0) - $0 }.max() ?? 0
    let excess = recentEnds.count - max(Self.keptEnds, unread)
    if excess > 0 { recentEnds.removeFirst(excess) }
  }

  private static var keptEnds: Int { 64 }

  // MARK: Reading the ends

  /// Reads how carries end, each once, however many end before it reads again.
  package final class EndReader {
    /// The number of carries that had ended when it read last.
    fileprivate(set) var position: Int

    fileprivate init(at position: Int) { self.position = position }
  }

  private struct WeakReader {
    weak var reader: EndReader?
  }

  private var readers: [WeakReader] = []

  /// Returns a reader of the ends from now on.
  ///
  /// All of them are kept until it has read them, or has gone.
  package func makeEndReader() -> EndReader {
    let reader = EndReader(at: lastEnd?.number ?? 0)
    readers.append(WeakReader(reader: reader))
    return reader
  }

  /// Returns the ends that a reader has not read yet, the earliest first.
  package func newEnds(for reader: EndReader) -> [End] {
    let ends = recentEnds.suffix((lastEnd?.number ?? 0) - reader.position)
    reader.position = lastEnd?.number ?? 0
    return Array(ends)
  }

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
