import Geometry

/// An event of a drag by any input, for sounds and other observers of drags.
///
/// It corresponds to dnd-kit's `onDragStart`, `onDragOver`, `onDragEnd` and `onDragCancel`. A drag by keys is over each
/// place that the focus passes.
public struct DragMonitorEvent<Rules: DropRules>: Equatable, Sendable {
  /// A kind of event.
  public enum Kind: Equatable, Sendable {
    /// The items were picked up, or came from another board or program.
    case began
    /// The items are over another place or over none, or the verdict has changed.
    case over(Rules.Verdict)
    /// The items were dropped, and the outcome is pending.
    case pending
    /// The drag has ended with an outcome for its first item.
    case ended(Rules.Outcome, DropOperation)
    /// The drag is over without an outcome.
    ///
    /// Its items came from another board or program and have left again, its press has opened the menu, or the drag of
    /// one of its companions goes on with them.
    case withdrawn
  }

  /// The kind.
  public let kind: Kind
  /// The dragged item, and then its companions.
  public let items: [Rules.Item]
  /// The place that the items are over, or were at the end of the drag; nil for none.
  public let place: Rules.Place?
  /// The input that drags the items; nil if something else ended the drag.
  public let input: DragInput?
  /// The position on the board, from 0 to 1 to the right and down; nil if the monitor has no board or no position.
  public var position: Point?

  /// Creates an event of at least one item.
  public init(
    _ kind: Kind, of item: Rules.Item, _ companions: [Rules.Item] = [], at place: Rules.Place?, by input: DragInput?,
    position: Point? = nil
  ) {
    (self.kind, items, self.place, self.input) = (kind, [item] + companions, place, input)
    self.position = position
  }

  /// The dragged item.
  public var item: Rules.Item { items[0] }
}

/// Finds the events of drags by comparing a state with the previous one.
@MainActor public final class DragMonitor<Rules: DropRules> {
  private typealias ActiveDrag = DragSession<Rules>.ActiveDrag

  private var before: DragSession<Rules>
  private let reader: DragState<Rules>.EndReader

  /// Creates a monitor of the future events of a state.
  public init(of state: DragState<Rules>) { (before, reader) = (state.session, state.makeEndReader()) }

  /// Returns the events since the last call, in which the ends come first.
  ///
  /// A drag that has begun and ended since then has only its end.
  public func events(of state: DragState<Rules>) -> [DragMonitorEvent<Rules>] {
    // The companions of a drag have ended with it.
    let ends = state.newEnds(for: reader).filter { $0.drag == nil || $0.drag?.item == $0.item }
    let session = state.session
    guard !ends.isEmpty || session != before else { return [] }
    defer { before = session }
    let endedItems = Set(ends.map(\.item))
    let withdrawn = before.activeDrags.filter { drag in
      !endedItems.contains(drag.item) && session.drag(containing: drag.item)?.item != drag.item
    }
    let dropped = session.pendingDrops.filter { drop in
      endedItems.contains(drop.item) || !before.pendingDrops.contains { $0.item == drop.item }
    }
    var events = withdrawn.map { event(.withdrawn, of: $0, at: $0.place) }
    events += ends.map { event(for: $0) }
    for drag in session.activeDrags { events += steps(of: drag, hasEnded: endedItems.contains(drag.item)) }
    events += dropped.map { event(.pending, of: $0, at: $0.place) }
    return events
  }

  private func event(for end: DragState<Rules>.End) -> DragMonitorEvent<Rules> {
    let place: Rules.Place? = if case .stays(let place) = end.outcome { place } else { end.drag?.place }
    return DragMonitorEvent(
      .ended(end.outcome, end.operation), of: end.item, end.drag?.companions ?? [], at: place, by: end.input)
  }

  private func event(
    _ kind: DragMonitorEvent<Rules>.Kind, of drag: ActiveDrag, at place: Rules.Place?
  ) -> DragMonitorEvent<Rules> {
    DragMonitorEvent(kind, of: drag.item, drag.companions, at: place, by: drag.input)
  }

  /// Returns the begin of a drag, unless it was there before, and the place that it is over, if that is another one.
  private func steps(of drag: ActiveDrag, hasEnded: Bool) -> [DragMonitorEvent<Rules>] {
    let last = hasEnded ? nil : before.activeDrag(of: drag.item)
    var events: [DragMonitorEvent<Rules>] = []
    if last == nil { events.append(event(.began, of: drag, at: nil)) }
    if drag.place != last?.place || drag.verdict != last?.verdict ?? .unknown {
      events.append(event(.over(drag.verdict), of: drag, at: drag.place))
    }
    return events
  }
}
