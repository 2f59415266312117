import DragAndDrop
import Geometry
import Widgets

/// A controller that shows sortable lists or grids, whose pieces move aside while a piece hovers over a slot.
///
/// The controller adds a place for each slot when a drag begins, and removes it at the end. It also sets what keys and
/// screen readers need: the order of the pieces, their positions in the lists, and where a keyboard drag begins.
///
/// Call ``update()`` in ``DragCoordinatorDelegate/update()`` and ``layOutItems(in:size:)`` in
/// ``DragCoordinatorDelegate/layOutItems(in:)``. The coordinator's collision should be `closestCenter`, so that a piece
/// is always over a slot.
public final class SortableController<Model: DragModel> where Model.Rules: SortableRules {
  /// The type that identifies a list.
  public typealias List = Model.Rules.List
  /// The position in a list that is the place for an item.
  public typealias Slot = Model.Rules.Place

  private let coordinator: DragCoordinator<Model>
  private let name: (List) -> String
  private let makePlace: (Slot) -> Place
  private var layouts: [List: any SortableLayout] = [:]
  private var size: (Model.Item) -> Size? = { _ in nil }
  private var slots: [Slot] = []
  private var clearing: Scheduled?

  /// Creates a controller for the lists of the coordinator's model, whose pieces are already added.
  ///
  /// - Parameter makePlace: Returns the widget for a slot; by default a ``SlotPlace``, which shows the gap.
  public init(
    _ coordinator: DragCoordinator<Model>, name: @escaping (List) -> String,
    makePlace: @escaping (Slot) -> Place = { _ in SlotPlace() }
  ) {
    (self.coordinator, self.name, self.makePlace) = (coordinator, name, makePlace)
    coordinator.originPlace = { [weak self] in self?.originalSlot(of: $0) }
    coordinator.keyboardStart = .origin
    coordinator.stacksDragGroups = true
    coordinator.moveCommands = { [weak self] in self?.moveCommands(for: $0) ?? [] }
    coordinator.incomingCommands = { [weak self] in self?.incomingCommands(for: $0) ?? [] }
    coordinator.hooks.position = { [weak self] in self?.position(of: $0) }
  }

  private var lists: SortableLists<List, Model.Item> { coordinator.model.rules.sortableLists }

  /// Sets the frames with a `StackLayout` or `GridLayout` for each list; a nil `size` of an item is the layout's.
  public func layOutItems(in layouts: [List: any SortableLayout], size: @escaping (Model.Item) -> Size? = { _ in nil })
  {
    (self.layouts, self.size) = (layouts, size)
    coordinator.focusLine = focusLine
    placeSlots()
    placePieces(isAnimated: false)
  }

  /// The direction of the lists; nil for grids.
  private var focusLine: Direction? {
    let directions = layouts.values.map { ($0 as? StackLayout)?.direction }
    if directions.allSatisfy({ $0 == .down }) { return .vertical }
    return directions.contains { $0 == nil || $0 == .down } ? nil : .horizontal
  }

  /// Shows the model's lists, with a gap for the dragged items.
  public func update() {
    if let drag = coordinator.model.session.activeDrags.last {
      clearing = nil
      show(lists.lists.flatMap { lists.slots(in: $0, for: drag.items) })
    } else if !slots.isEmpty, clearing == nil {
      // A slot still has the focus, which moves before the next frame.
      clearing = .whenIdle { [weak self] in self?.show([]) }
    }
    if !coordinator.model.session.isDragging { coordinator.setOrder(lists.lists.flatMap { lists[$0] }) }
    placePieces(isAnimated: true)
  }

  private func show(_ slots: [Slot]) {
    guard slots != self.slots else { return }
    for slot in self.slots where !slots.contains(slot) { coordinator.removePlace(slot) }
    for slot in slots where !self.slots.contains(slot) {
      let place = makePlace(slot)
      place.accessibleLabel = coordinator.strings(
        "{list}, place {number}", ["list": name(slot.list), "number": "\(slot.index + 1)"])
      coordinator.add(place, for: slot)
    }
    self.slots = slots
    placeSlots()
  }

  private func placeSlots() {
    guard let drag = coordinator.model.session.activeDrags.last else { return }
    for slot in slots { coordinator.place(slot)?.frame = frame(of: drag.items, in: slot) }
  }

  private func frame(of items: [Model.Item], in slot: Slot) -> Rect {
    var lists = lists
    lists.place(items, at: slot)
    guard let first = items.first, let index = lists.slot(of: first)?.index, let layout = layouts[slot.list] else {
      return .zero
    }
    return layout.frames(of: lists[slot.list].prefix(index + 1).map(size)).dropFirst(index).first ?? .zero
  }

  private func placePieces(isAnimated: Bool) {
    let lists = lists.shown(with: coordinator.model.session.activeDrags)
    for list in lists.lists {
      guard let layout = layouts[list] else { continue }
      for (item, frame) in zip(lists[list], layout.frames(of: lists[list].map(size))) {
        if let piece = coordinator.piece(item) { place(piece, frame, isAnimated: isAnimated) }
      }
    }
  }

  /// Moves a piece to `frame`, animated if it is at rest; a lifted piece keeps its position, and lands there later.
  private func place(_ piece: Piece, _ frame: Rect, isAnimated: Bool) {
    guard piece.frame != frame else { return }
    let (start, isNew) = (piece.currentFrame.center, piece.frame == .zero)
    piece.frame = frame
    if isAnimated, !isNew, !piece.isLifted { piece.animateToFrame(from: start) }
  }

  /// Returns the slot of an item, whose index does not count the items that are dragged with it.
  private func originalSlot(of item: Model.Item) -> Slot? {
    guard let slot = lists.slot(of: item) else { return nil }
    let group = Set(coordinator.model.rules.dragGroup(for: item))
    let before = lists[slot.list].prefix(slot.index).filter { !group.contains($0) }
    return Slot(slot.list, before.count)
  }

  /// Returns moves within the list of an item, and one to the end of each other list.
  private func moveCommands(for item: Model.Item) -> [MoveCommand<Slot>] {
    guard let origin = originalSlot(of: item) else { return [] }
    let (strings, rules) = (coordinator.strings, coordinator.model.rules)
    let items = [item] + rules.dragGroup(for: item).filter { $0 != item }
    func end(of list: List) -> Slot { Slot(list, lists.slots(in: list, for: items).count - 1) }
    let last = end(of: origin.list)
    let within = [
      (strings("Move to Start"), 0, origin.index > 1), (strings("Move Back"), origin.index - 1, origin.index > 0),
      (strings("Move Forward"), origin.index + 1, origin.index < last.index),
      (strings("Move to End"), last.index, origin.index < last.index - 1),
    ].compactMap { label, index, isUseful in isUseful ? MoveCommand(label, to: Slot(origin.list, index)) : nil }
    let others = lists.lists.filter { $0 != origin.list }.map { list in
      MoveCommand(strings("Move to {place}", ["place": name(list)]), to: end(of: list))
    }
    return (within + others).filter { rules.verdict(for: items, over: $0.place) == .accepted }
  }

  /// Returns moves of items from another board to the end of each list.
  private func incomingCommands(for items: [Model.Item]) -> [MoveCommand<Slot>] {
    let (strings, rules) = (coordinator.strings, coordinator.model.rules)
    let ends = lists.lists.map { list in
      MoveCommand(
        strings("Move to {place}", ["place": name(list)]), to: Slot(list, lists.slots(in: list, for: items).count - 1))
    }
    return ends.filter { rules.verdict(forIncoming: items, over: $0.place) == .accepted }
  }

  private func position(of item: Model.Item) -> String? {
    guard let slot = lists.slot(of: item) else { return nil }
    return coordinator.strings(
      "{list}, {number} of {count}.",
      ["list": name(slot.list), "number": "\(slot.index + 1)", "count": "\(lists[slot.list].count)"])
  }
}
