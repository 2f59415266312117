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
  }

  /// The kind.
  public let kind: Kind
  /// The dragged item, and then its companions.
  public let items: [Rules.Item]
  /// The place that the items are over, or were dropped on; nil for none.
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
@MainActor public struct DragMonitor<Rules: DropRules> {
  private typealias ActiveDrag = DragSession<Rules>.ActiveDrag

  private var before = DragSession<Rules>()
  private let ends: DragState<Rules>.EndReader

  /// Creates a monitor of the future events of a state.
  public init(of state: DragState<Rules>) { (before, ends) = (state.session, state.makeEndReader()) }

  /// Returns the events since the last call, in which the ends come first.
  ///
  /// A drag that has begun and ended since then has only its end.
  public mutating func events(of state: DragState<Rules>) -> [DragMonitorEvent<Rules>] {
    let ends = state.newEnds(for: ends)
    let session = state.session
    guard !ends.isEmpty || session != before else { return [] }
    defer { before = session }
    let ended = Set(ends.map(\.item))
    return self.ended(ends) + session.activeDrags.flatMap { began($0, ended.contains($0.item)) }
      + session.pendingDrops.filter { drop in !before.pendingDrops.contains { $0.item == drop.item } }.map {
        DragMonitorEvent(.pending, of: $0.item, $0.companions, at: $0.place, by: $0.input)
      }
  }

  /// Returns one event for each drag; its companions have ended with it.
  private func ended(_ ends: [DragState<Rules>.End]) -> [DragMonitorEvent<Rules>] {
    ends.compactMap { end in
      guard end.drag == nil || end.drag?.item == end.item else { return nil }
      let place: Rules.Place? = if case .stays(let place) = end.outcome { place } else { end.drag?.place }
      return DragMonitorEvent(
        .ended(end.outcome, end.operation), of: end.item, end.drag?.companions ?? [], at: place, by: end.input)
    }
  }

  private func began(_ drag: ActiveDrag, _ hasEnded: Bool) -> [DragMonitorEvent<Rules>] {
    let last = hasEnded ? nil : before.activeDrag(of: drag.item)
    var events: [DragMonitorEvent<Rules>] = []
    if last == nil { events.append(DragMonitorEvent(.began, of: drag.item, drag.companions, at: nil, by: drag.input)) }
    if drag.place != last?.place || drag.verdict != last?.verdict ?? .unknown {
      events.append(
        DragMonitorEvent(.over(drag.verdict), of: drag.item, drag.companions, at: drag.place, by: drag.input))
    }
    return events
  }
}
