/// Tells which places something held has hovered over for long enough to open them.
///
/// It has no clock: whoever follows the session says what time it is, in seconds of any clock that goes on.
public struct SpringLoading<Rules: DropRules> {
  /// One item over one place.
  public struct Hover: Equatable, Sendable {
    /// What is held.
    public let item: Rules.Item
    /// The place that it has been over without a break.
    public let place: Rules.Place
    /// When it is due: nil once it was, and where there is nothing to open.
    fileprivate(set) var time: Double?
  }

  /// How long it takes, in seconds.
  public var delay: Double
  private var hovers: [Hover] = []

  /// Watches nothing yet.
  ///
  /// - Parameter delay: How long it takes, in seconds.
  public init(delay: Double = 0.6) { self.delay = delay }

  /// When the next one is due, in seconds of the same clock; nil while none will be.
  public var nextTime: Double? { hovers.compactMap { $0.time }.min() }

  /// Takes what is in the air now; an item that left its place, or was let go, opens nothing any more.
  ///
  /// - Parameter opens: Whether there is anything to open, asked when an item comes over a place.
  /// - Returns: Whether ``nextTime`` may be another one.
  @discardableResult
  public mutating func update(
    to activeDrags: [DragSession<Rules>.ActiveDrag], at time: Double, opens: (Rules.Place, Rules.Item) -> Bool
  ) -> Bool {
    guard !isAsBefore(activeDrags) else { return false }
    let before = hovers
    hovers = activeDrags.filter(\.input.isHeld).compactMap { drag in
      guard let place = drag.place else { return nil }
      return before.first { $0.item == drag.item && $0.place == place }
        ?? Hover(item: drag.item, place: place, time: opens(place, drag.item) ? time + delay : nil)
    }
    return true
  }

  /// Most steps of a hand end over the same place as the one before.
  private func isAsBefore(_ activeDrags: [DragSession<Rules>.ActiveDrag]) -> Bool {
    var index = 0
    for drag in activeDrags where drag.input.isHeld {
      guard let place = drag.place else { continue }
      guard index < hovers.count, hovers[index].item == drag.item, hovers[index].place == place else { return false }
      index += 1
    }
    return index == hovers.count
  }

  /// What is due by now, in seconds of the same clock; each is due once, and again only after the item has left the place.
  public mutating func due(at time: Double) -> [Hover] {
    let due = hovers.filter { hover in hover.time.map { $0 <= time } ?? false }
    for index in hovers.indices where due.contains(hovers[index]) { hovers[index].time = nil }
    return due
  }
}
