import DragAndDrop
import Geometry
import Widgets

/// A controller that shows sortable lists or grids, whose pieces move aside while a piece hovers over a slot.
///
/// The controller adds a place for each slot when a drag begins, and removes it at the end. Call ``update()`` in
/// ``DragCoordinatorDelegate/update()`` and ``layOutItems(in:size:)`` in ``DragCoordinatorDelegate/layOutItems(in:)``.
/// The coordinator's collision should be `closestCenter`, so that a piece is always over a slot.
public final class SortableController<Model: DragModel, List: Hashable & Sendable, Item: Hashable & Sendable>
where Model.Rules == SortableLists<List, Item> {
  private typealias Slot = SortableLists<List, Item>.Slot

  private let coordinator: DragCoordinator<Model>
  private let name: (List) -> String
  private var layouts: [List: any SortableLayout] = [:]
  private var size: (Item) -> Size? = { _ in nil }
  private var slots: [Slot] = []
  private var clearing: Scheduled?

  /// Creates a controller for the lists of the coordinator's model, whose pieces are already added.
  ///
  /// - Parameter name: Returns the accessible name of a list.
  public init(_ coordinator: DragCoordinator<Model>, name: @escaping (List) -> String) {
    (self.coordinator, self.name) = (coordinator, name)
  }

  /// Sets the frames of all pieces for a new size of the board, with a `StackLayout` or `GridLayout` for each list.
  ///
  /// - Parameter size: Returns the size of an item, in device-independent pixels; nil for the size of the layout.
  public func layOutItems(in layouts: [List: any SortableLayout], size: @escaping (Item) -> Size? = { _ in nil }) {
    (self.layouts, self.size) = (layouts, size)
    placeSlots()
    placePieces(isAnimated: false)
  }

  /// Shows the model's lists, with a gap for the dragged item.
  public func update() {
    if let item = coordinator.model.session.activeDrags.last?.item {
      clearing = nil
      show(coordinator.model.rules.lists.flatMap { coordinator.model.rules.slots(in: $0, for: item) })
    } else if !slots.isEmpty, clearing == nil {
      // A slot still has the focus, which moves before the next frame.
      clearing = .whenIdle { [weak self] in self?.show([]) }
    }
    placePieces(isAnimated: true)
  }

  private func show(_ slots: [Slot]) {
    guard slots != self.slots else { return }
    for slot in self.slots where !slots.contains(slot) { coordinator.removePlace(slot) }
    for slot in slots where !self.slots.contains(slot) {
      let place = SlotPlace()
      place.accessibleLabel = coordinator.strings(
        "{list}, place {number}", ["list": name(slot.list), "number": "\(slot.index + 1)"])
      coordinator.add(place, for: slot)
    }
    self.slots = slots
    placeSlots()
  }

  private func placeSlots() {
    guard let item = coordinator.model.session.activeDrags.last?.item else { return }
    for slot in slots { coordinator.place(slot)?.frame = frame(of: item, in: slot) }
  }

  private func frame(of item: Item, in slot: Slot) -> Rect {
    var lists = coordinator.model.rules
    lists.move(item, to: slot)
    guard let index = lists.slot(of: item)?.index, let layout = layouts[slot.list] else { return .zero }
    return layout.frames(of: lists[slot.list].prefix(index + 1).map(size)).dropFirst(index).first ?? .zero
  }

  private func placePieces(isAnimated: Bool) {
    let lists = coordinator.model.rules.shown(with: coordinator.model.session.activeDrags)
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
    let start = piece.currentFrame.center
    piece.frame = frame
    if isAnimated, !piece.isLifted { piece.animateToFrame(from: start) }
  }
}

/// A place that shows only its mark.
private final class SlotPlace: Place {
  init() {
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardStrings.click]))
  }

  override var markStyle: MarkStyle { MarkStyle(radius: 12) }
}
