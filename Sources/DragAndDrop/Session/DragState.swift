/// The observable state of the drags of a program, which only the methods of ``DragModel`` change.
@MainActor
public final class DragState<Rules: DropRules> {
  /// The session with the active and pending drags.
  @Observed public internal(set) var session = DragSession<Rules>()
  /// The latest ends of drags, the newest last: 64 of them, or more while a reader has not read them.
  @Observed public private(set) var recentEnds: [End] = []
  /// The newest end of a drag; nil before the first one.
  public var lastEnd: End? { recentEnds.last }

  var pendingTasks: [Rules.Item: Task<Void, Never>] = [:]

  /// Creates a state without drags.
  public init() {}

  @discardableResult
  func appendEnd(
    of item: Rules.Item, _ outcome: Rules.Outcome, _ operation: DropOperation,
    in drag: DragSession<Rules>.ActiveDrag? = nil, by input: DragInput? = nil, on place: Rules.Place? = nil
  ) -> End {
    var drag = drag
    drag?.candidates = []
    let end = End(
      item: item, outcome: outcome, operation: operation, number: (lastEnd?.number ?? 0) + 1, input: input,
      dropPlace: place, drag: drag)
    recentEnds.append(end)
    readers.removeAll { $0.reader == nil }
    let unread = readers.compactMap(\.reader?.position).map { (lastEnd?.number ?? 0) - $0 }.max() ?? 0
    let excess = recentEnds.count - max(Self.keptEnds, unread)
    if excess > 0 { recentEnds.removeFirst(excess) }
    return end
  }

  private static var keptEnds: Int { 64 }

  /// A reader that receives each end of a drag exactly once.
  package final class EndReader {
    fileprivate(set) var position: Int

    fileprivate init(at position: Int) { self.position = position }
  }

  private struct WeakReader {
    weak var reader: EndReader?
  }

  private var readers: [WeakReader] = []

  /// Creates a reader of all future ends, which are kept until it has read them or is released.
  package func makeEndReader() -> EndReader {
    let reader = EndReader(at: lastEnd?.number ?? 0)
    readers.append(WeakReader(reader: reader))
    return reader
  }

  package func newEnds(for reader: EndReader) -> [End] {
    defer { reader.position = lastEnd?.number ?? 0 }
    return unreadEnds(for: reader)
  }

  /// Returns the ends that ``newEnds(for:)`` will return next.
  package func unreadEnds(for reader: EndReader) -> [End] {
    Array(recentEnds.suffix((lastEnd?.number ?? 0) - reader.position))
  }

  /// The end of a drag.
  public struct End: Equatable, Sendable {
    /// The item.
    public let item: Rules.Item
    /// The outcome.
    public let outcome: Rules.Outcome
    /// The operation that was performed, or would have been.
    public let operation: DropOperation
    /// The number of the drag, counted from 1, which tells two equal ends apart.
    public let number: Int
    /// The input that dropped the item; nil if something else ended the drag.
    public internal(set) var input: DragInput?
    /// The place on which the item was dropped with others, each of which can have its own place there.
    ///
    /// It is nil for an item that was dropped alone, or that stays at another place than the rules have for it there.
    /// If one of the others does not stay, it is for those behind it the own place of the first of them. Of copies and
    /// links, it is the own place of the first one.
    public internal(set) var dropPlace: Rules.Place?
    /// The drag as it was when it ended; without one, such as for items that the menu moves to another board, their group.
    ///
    /// It has no candidates, of which a list has thousands.
    package internal(set) var drag: DragSession<Rules>.ActiveDrag?
  }
}
