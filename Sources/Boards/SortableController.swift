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
    coordinator.originPlace = { [weak self] in self?.sortable.originalSlot(of: $0) }
    coordinator.keyboardStart = .origin
    coordinator.stacksDragGroups = true
    coordinator.moveCommands = { [weak self] in self?.sortable.moveCommands(for: $0) ?? [] }
    coordinator.hooks.placeName = { [weak self] in self?.sortable.label(of: $0) }
    coordinator.hooks.position = { [weak self] in self?.sortable.position(of: $0) }
  }

  private var sortable: SortableSlots<Model.Rules> {
    var sortable = SortableSlots(coordinator.model.rules, strings: coordinator.strings, name: name)
    (sortable.layouts, sortable.size) = (layouts, size)
    return sortable
  }

  /// Sets the frames with the layout of each list; an item without a `size` has the default one of its layout.
  public func layOutItems(in layouts: [List: any SortableLayout], size: @escaping (Model.Item) -> Size? = { _ in nil })
  {
    (self.layouts, self.size) = (layouts, size)
    coordinator.focusLine = sortable.focusLine
    placeSlots()
    placePieces(isAnimated: false)
  }

  /// Shows the model's lists, with a gap for the dragged items.
  public func update() {
    if let drag = coordinator.model.session.activeDrags.last {
      clearing = nil
      show(sortable.slots(for: drag.items))
    } else if !slots.isEmpty, clearing == nil {
      // A slot still has the focus, which moves before the next frame.
      clearing = .whenIdle { [weak self] in self?.show([]) }
    }
    if !coordinator.model.session.isDragging { coordinator.setOrder(sortable.items) }
    placePieces(isAnimated: true)
  }

  private func show(_ slots: [Slot]) {
    guard slots != self.slots else { return }
    for slot in self.slots where !slots.contains(slot) { coordinator.removePlace(slot) }
    for slot in slots where !self.slots.contains(slot) {
      let place = makePlace(slot)
      place.accessibleLabel = sortable.label(of: slot)
      coordinator.add(place, for: slot)
    }
    self.slots = slots
    placeSlots()
  }

  private func placeSlots() {
    guard let drag = coordinator.model.session.activeDrags.last else { return }
    let sortable = sortable
    for slot in slots { coordinator.place(slot)?.frame = sortable.frame(of: drag.items, in: slot) }
  }

  private func placePieces(isAnimated: Bool) {
    for (item, frame) in sortable.frames(with: coordinator.model.session.activeDrags) {
      if let piece = coordinator.piece(item) { place(piece, frame, isAnimated: isAnimated) }
    }
  }

  /// Moves a piece to `frame`, animated if it is at rest; a lifted piece keeps its position, and lands there later.
  private func place(_ piece: Piece, _ frame: Rect, isAnimated: Bool) {
    guard piece.frame != frame else { return }
    let start = piece.currentFrame.center
    piece.frame = frame
    if isAnimated, !piece.isLifted { piece.animateToFrame(from: start) }
  }
}
