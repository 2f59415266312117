import Geometry

/// The active and pending drags, as one state machine for every input.
///
/// Each dragged item has its own state:
///
///     pickUp ─→ unknown ←─ move ─→ accepted, rejected
///                  └──────┬───────────┘
///                         ├─→ handOff ─→ unknown
///                         ├─→ drop ─┬──→ stays, returns
///                         │         └──→ pending ─→ stays, returns
///                         └─→ cancel ──→ returns
///
/// A pending item stays where it was dropped and cannot be picked up until its outcome is known. Events can arrive
/// late: those for an item that is no longer dragged are ignored, and `drop(_:rules:)` asks the rules again.
public struct DragSession<Rules: DropRules>: Equatable, Sendable {
  /// The type of the dragged items.
  public typealias Item = Rules.Item
  /// The type of the places for items.
  public typealias Place = Rules.Place

  /// The active drags, in the order in which they started.
  public private(set) var activeDrags: [ActiveDrag] = []
  /// The pending drags, in the order in which they were dropped.
  public private(set) var pendingDrops: [ActiveDrag] = []
  /// The drags for which a list shows gaps: the active ones, or without any, the pending drops of items on the board.
  ///
  /// The slots of another drag do not count gaps of pending drops.
  package var gapDrags: [ActiveDrag] { isDragging ? activeDrags : pendingDrops.filter { !$0.isIncoming } }

  /// Creates a session without drags.
  public init() {}

  /// Whether any drag is active.
  public var isDragging: Bool { !activeDrags.isEmpty }

  /// Returns the active drag of an item; nil if it is not dragged, or only as a companion.
  public func activeDrag(of item: Item) -> ActiveDrag? {
    activeDrags.first { $0.item == item }
  }

  /// Returns the active drag of an item or of the item whose companion it is.
  public func activeDrag(containing item: Item) -> ActiveDrag? {
    activeDrags.first { $0.item == item || $0.companions.contains(item) }
  }

  /// Returns the pending drag of an item or of the item whose companion it is.
  public func pendingDrop(containing item: Item) -> ActiveDrag? {
    pendingDrops.first { $0.item == item || $0.companions.contains(item) }
  }

  /// Returns the active or pending drag of an item or of the item whose companion it is.
  package func drag(containing item: Item) -> ActiveDrag? {
    activeDrag(containing: item) ?? pendingDrop(containing: item)
  }

  /// All dragged items, each followed by its companions.
  public var items: [Item] { activeDrags.flatMap(\.items) }

  /// The active drag by an input that holds nothing, such as clicks or the keyboard.
  public var stickyDrag: ActiveDrag? { activeDrags.first { !$0.input.isHeld } }

  /// Returns the current verdict on an item; nil if it is not dragged.
  public func verdict(of item: Item) -> Rules.Verdict? { activeDrag(containing: item)?.verdict }

  /// Picks up an item, or takes over the sticky one, and returns the items whose drags it ended.
  ///
  /// Returns nil if the rules forbid the drag, or the item is dragged or pending. A new drag ends the sticky one,
  /// and the oldest held ones above ``DropRules/maximumActiveDrags``. `group` replaces ``DropRules/dragGroup(for:)``
  /// unless it is nil. `point` is in the board's coordinates and `grabPoint` in the item's; both are nil for an input
  /// without a point.
  public mutating func pickUp(
    _ item: Item, with group: [Item]? = nil, by input: DragInput, at point: Point? = nil, grabPoint: Point? = nil,
    rules: Rules
  ) -> [Item]? {
    guard pendingDrop(containing: item) == nil else { return nil }
    if let drag = activeDrag(of: item), drag.input.isHeld || !input.isHeld { return nil }
    if let drag = activeDrag(containing: item), drag.item != item, drag.input.isHeld { return nil }
    guard rules.canPickUp(item) else { return nil }
    let group = available(group ?? rules.dragGroup(for: item), with: item, by: rules)
    var drag = ActiveDrag(
      item: item, companions: group.filter { $0 != item }, input: input, grabPoint: grabPoint, candidates: [],
      point: point)
    drag.leadIndex = group.firstIndex(of: item) ?? 0
    drag.candidates = drag.candidates(by: rules)
    return begin(drag, limit: rules.maximumActiveDrags)
  }

  /// Begins a drag of items from another board or program, which is identified by the first item.
  ///
  /// Returns the items whose drags it ended, as ``pickUp(_:with:by:at:grabPoint:rules:)`` does; nil if there is no
  /// item, or if one of them is dragged or pending. `point` is in the board's coordinates.
  public mutating func receive(
    _ items: [Item], by input: DragInput, at point: Point? = nil, grabPoint: Point? = nil, rules: Rules
  ) -> [Item]? {
    let isKnown = items.contains { activeDrag(containing: $0) != nil || pendingDrop(containing: $0) != nil }
    guard let item = items.first, !isKnown else { return nil }
    var drag = ActiveDrag(
      item: item, companions: Array(items.dropFirst()), input: input, grabPoint: grabPoint, candidates: [],
      point: point)
    drag.isIncoming = true
    drag.candidates = drag.candidates(by: rules)
    return begin(drag, limit: rules.maximumActiveDrags)
  }

  /// Adds an item to the active drag of another one, as its last companion; returns false if the item cannot be added.
  @discardableResult
  public mutating func add(_ item: Item, toDragOf other: Item, rules: Rules) -> Bool {
    guard let index = activeDrags.firstIndex(where: { $0.item == other }), !activeDrags[index].isIncoming,
      activeDrag(containing: item) == nil, pendingDrop(containing: item) == nil, rules.canPickUp(item)
    else { return false }
    activeDrags[index].companions.append(item)
    activeDrags[index].validate(by: rules)
    return true
  }

  /// Returns a drag group without companions that are held or pending, or cannot be picked up; the item stays in it.
  private func available(_ group: [Item], with item: Item, by rules: Rules) -> [Item] {
    guard !group.isEmpty else { return [] }
    var taken = Set((activeDrags.filter(\.input.isHeld) + pendingDrops).flatMap(\.items)).subtracting([item])
    return group.filter { taken.insert($0).inserted && ($0 == item || rules.canPickUp($0)) }
  }

  /// Passes a held item to an input that holds nothing, for a click; returns the items whose drags it ended, or nil.
  public mutating func handOff(_ item: Item, to input: DragInput) -> [Item]? {
    guard let held = activeDrag(of: item), held.input.isHeld, !input.isHeld else { return nil }
    var drag = ActiveDrag(
      item: item, companions: held.companions, input: input, grabPoint: nil, candidates: held.candidates)
    drag.leadIndex = held.leadIndex
    return begin(drag, limit: activeDrags.count)
  }

  private mutating func begin(_ drag: ActiveDrag, limit: Int) -> [Item] {
    let before = items
    let others = activeDrags.filter { $0.item != drag.item }
    let staying = others.filter(\.input.isHeld).suffix(max(0, limit - 1))
    activeDrags = staying + [drag]
    return before.filter { self.activeDrag(containing: $0) == nil }
  }

  /// Moves a dragged item over several places, the best match first, or over none.
  ///
  /// The first place that accepts it counts, or else the first. Inner places come before those that contain them, which
  /// are tried even if not in `places`. `point` is in the board's coordinates, or nil for an input without a point.
  public mutating func move(_ item: Item, to point: Point?, over places: some Sequence<Place>, rules: Rules) {
    guard let index = activeDrags.firstIndex(where: { $0.item == item }) else { return }
    activeDrags[index].point = point
    activeDrags[index].validate(over: places, by: rules)
  }

  /// Moves a dragged item to a point, in the board's coordinates, over a place or over none.
  public mutating func move(_ item: Item, to point: Point?, over place: Place?, rules: Rules) {
    move(item, to: point, over: place.map { [$0] } ?? [], rules: rules)
  }

  /// Requests an operation for the drop, if the rules allow it; nil for the default.
  public mutating func requestOperation(_ operation: DropOperation?, for item: Item, rules: Rules) {
    guard let index = activeDrags.firstIndex(where: { $0.item == item }) else { return }
    activeDrags[index].requestedOperation = operation
    activeDrags[index].validate(by: rules)
  }

  /// Validates all active drags again, after the state has changed by other means than a drop.
  public mutating func revalidate(by rules: Rules) {
    for index in activeDrags.indices { activeDrags[index].validate(by: rules) }
  }

  /// Drops a dragged item; returns nil if it is not dragged or is pending now; companions have their own outcomes.
  public mutating func drop(_ item: Item, rules: Rules) -> Rules.Outcome? {
    guard let drag = dropped(item, rules: rules) else { return nil }
    if let refusal = drag.refusal(by: rules) { return .returns(.refused(refusal)) }
    let places = drag.droppedPlaces(of: drag.droppedItems, by: rules)
    let place = places.indices.contains(drag.leadIndex) ? places[drag.leadIndex] : nil
    return drag.outcome(of: item, on: place, by: rules)
  }

  /// Returns nil if the item is not dragged, or if its drop is pending now.
  mutating func dropped(_ item: Item, rules: Rules) -> ActiveDrag? {
    guard let index = activeDrags.firstIndex(where: { $0.item == item }) else { return nil }
    var drag = activeDrags.remove(at: index)
    guard let place = drag.place, drag.verdict == .accepted, drag.refusal(by: rules) == nil,
      rules.acceptsAsynchronously(item, droppedOn: place)
    else { return drag }
    (drag.point, drag.isPending) = (nil, true)
    pendingDrops.append(drag)
    return nil
  }

  /// Ends the active or pending drag of an item and its companions; returns false if it has no such drag.
  @discardableResult
  public mutating func cancel(_ item: Item) -> Bool {
    remove(item) != nil
  }

  /// Ends all active drags, but not the pending ones, and returns their items.
  @discardableResult
  public mutating func cancelActiveDrags() -> [Item] {
    defer { activeDrags.removeAll() }
    return items
  }

  /// Ends all active and pending drags, and returns their items.
  @discardableResult
  public mutating func cancelAll() -> [Item] {
    defer { pendingDrops.removeAll() }
    return cancelActiveDrags() + pendingDrops.flatMap(\.items)
  }

  /// Makes items pending that another board has yet to accept; they cannot be picked up until then.
  mutating func suspend(_ items: [Item], with lead: Item, by input: DragInput) {
    for item in items { _ = remove(item) }
    var drag = ActiveDrag(
      item: lead, companions: items.filter { $0 != lead }, input: input, grabPoint: nil, candidates: [])
    (drag.leadIndex, drag.isPending) = (items.firstIndex(of: lead) ?? 0, true)
    pendingDrops.append(drag)
  }

  mutating func remove(_ item: Item) -> ActiveDrag? {
    if let index = activeDrags.firstIndex(where: { $0.item == item }) { return activeDrags.remove(at: index) }
    return pendingDrops.firstIndex { $0.item == item }.map { pendingDrops.remove(at: $0) }
  }
}
