import DragAndDrop
import Widgets

/// Shows lists or grids of pieces that make room, or change places, while one of them hovers over a slot.
///
/// The slots are places that lie on the board only while something is carried. A game calls ``update()`` in its
/// ``DragCoordinatorDelegate/update()`` and ``layOutItems(in:size:)`` in its ``DragCoordinatorDelegate/layOutItems(in:)``;
/// its coordinator should have the collision `nearestMiddle`, so that a piece is always over one of the slots.
public final class SortableController<Model: DragModel, List: Hashable & Sendable, Item: Hashable & Sendable>
where Model.Rules == SortableLists<List, Item> {
  private typealias Slot = SortableLists<List, Item>.Slot

  private let coordinator: DragCoordinator<Model>
  private let name: (List) -> String
  private var layouts: [List: any SortableLayout] = [:]
  private var size: (Item) -> Size? = { _ in nil }
  private var slots: [Slot] = []
  private var clearing: Scheduled?

  /// Shows the lists of the coordinator's model, whose pieces the game has added.
  ///
  /// - Parameter name: What a list is called for the ear.
  public init(_ coordinator: DragCoordinator<Model>, name: @escaping (List) -> String) {
    (self.coordinator, self.name) = (coordinator, name)
  }

  /// Gives every piece its frame, for a new size of the board: a `StackLayout` or a `GridLayout` for each list.
  ///
  /// - Parameter size: How large an item is, in device-independent pixels; nil for the size that the layout gives.
  public func layOutItems(in layouts: [List: any SortableLayout], size: @escaping (Item) -> Size? = { _ in nil }) {
    (self.layouts, self.size) = (layouts, size)
    placeSlots()
    placePieces(isAnimated: false)
  }

  /// Puts the model's lists on the board, with room for what is carried.
  public func update() {
    if let item = coordinator.model.session.activeDrags.last?.item {
      clearing = nil
      show(coordinator.model.rules.lists.flatMap { coordinator.model.rules.slots(in: $0, for: item) })
    } else if !slots.isEmpty, clearing == nil {
      // The focus is still on one of them, and goes on before the next frame.
      clearing = .whenIdle { [weak self] in self?.show([]) }
    }
    placePieces(isAnimated: true)
  }

  private func show(_ slots: [Slot]) {
    guard slots != self.slots else { return }
    for slot in self.slots where !slots.contains(slot) { coordinator.removePlace(slot) }
    for slot in slots where !self.slots.contains(slot) {
      let place = SlotPlace()
      place.accessibleLabel = coordinator.words(
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

  /// Where an item would lie if it were dropped in a slot.
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

  /// A piece at rest glides over when room is made; one in the air has its frame as the gap that it comes home to.
  private func place(_ piece: Piece, _ frame: Rect, isAnimated: Bool) {
    guard piece.frame != frame else { return }
    let start = piece.currentFrame.center
    piece.frame = frame
    if isAnimated, !piece.isLifted { piece.animateToFrame(from: start) }
  }
}

/// Where a piece would lie: nothing is seen of it but its mark.
private final class SlotPlace: Place {
  init() {
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardStrings.click]))
  }

  override var markStyle: MarkStyle { MarkStyle(radius: 12) }
}
