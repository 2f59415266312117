/// Finds the places that a held item has been over for long enough to open them.
///
/// It has no clock: the caller passes the time, in seconds of any monotonic clock.
public struct SpringLoading<Rules: DropRules> {
  /// An item over a place.
  public struct Hover: Equatable, Sendable {
    /// The held item.
    public let item: Rules.Item
    /// The place that the item has stayed over.
    public let place: Rules.Place
    /// The time at which the place opens; nil once it has, or if it has nothing to open.
    fileprivate(set) var time: Double?
  }

  /// The time over a place after which it opens, in seconds.
  public var delay: Double
  private var hovers: [Hover] = []

  /// Creates a value without drags; the delay is in seconds.
  public init(delay: Double = 0.6) { self.delay = delay }

  /// The time at which the next place opens, in seconds of the same clock; nil if none will.
  public var nextTime: Double? { hovers.compactMap { $0.time }.min() }

  /// Updates the active drags, of which ended ones open nothing; returns whether ``nextTime`` can have changed.
  ///
  /// - Parameter opens: Whether the place has something to open, called when an item enters a place.
  @discardableResult
  public mutating func update(
    to activeDrags: [DragSession<Rules>.ActiveDrag], at time: Double, opens: (Rules.Place, Rules.Item) -> Bool
  ) -> Bool {
    guard !isUnchanged(activeDrags) else { return false }
    let before = hovers
    hovers = activeDrags.filter(\.input.isHeld).compactMap { drag in
      guard let place = drag.place else { return nil }
      return before.first { $0.item == drag.item && $0.place == place }
        ?? Hover(item: drag.item, place: place, time: opens(place, drag.item) ? time + delay : nil)
    }
    return true
  }

  /// The fast path: most movements stay over the same place.
  private func isUnchanged(_ activeDrags: [DragSession<Rules>.ActiveDrag]) -> Bool {
    var index = 0
    for drag in activeDrags where drag.input.isHeld {
      guard let place = drag.place else { continue }
      guard index < hovers.count, hovers[index].item == drag.item, hovers[index].place == place else { return false }
      index += 1
    }
    return index == hovers.count
  }

  /// Returns the places to open at a time; each one again only after the item has left it.
  public mutating func due(at time: Double) -> [Hover] {
    let due = hovers.filter { hover in hover.time.map { $0 <= time } ?? false }
    for index in hovers.indices where due.contains(hovers[index]) { hovers[index].time = nil }
    return due
  }
}
