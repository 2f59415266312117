import InputEvents

/// The arrow keys of a tree, which expand and collapse items and, during a drag, go from level to level.
@MainActor package struct TreeInput<Context: BoardContext> where Context.Model.Rules: SortableTreeRules {
  package typealias Item = Context.Model.Item
  package typealias Place = Context.Model.Place

  unowned let coordinator: Context
  let setExpanded: (Bool, Item) -> Void

  /// Creates the input of a tree; `setExpanded` shows or hides the children of an item.
  package init(_ coordinator: Context, setExpanded: @escaping (Bool, Item) -> Void) {
    (self.coordinator, self.setExpanded) = (coordinator, setExpanded)
  }

  private var rules: Context.Model.Rules { coordinator.model.rules }
  private var tree: SortableTree<Item> { rules.sortableTree }
  private var stickyDrag: DragSession<Context.Model.Rules>.ActiveDrag? { coordinator.model.session.stickyDrag }

  /// Handles a key on a focused row or place; returns false for a key that does nothing in trees.
  package func handle(_ key: KeyPress, on focused: Context.Element) -> Bool {
    // Alt with the left arrow key goes back in many programs.
    guard !key.control, !key.shift, !key.alt else { return false }
    let isOut = focused.isRightToLeft ? key.key == .right : key.key == .left
    guard isOut || key.key == .left || key.key == .right else {
      guard let place = coordinator.place(of: focused), key.key == .up || key.key == .down else { return false }
      step(from: place, by: key.key == .up ? -1 : 1)
      return true
    }
    if let drag = stickyDrag, let place = coordinator.place(of: focused) {
      if !isOut, let open = coordinator.springLoadAction(of: place, for: drag.item) { open() }
      let next = isOut ? tree.placeOutside(place) : tree.placeInside(place, movingItems: drag.items)
      next.flatMap { equivalent(of: $0, for: drag.items) }.flatMap { coordinator.element(of: $0) }?.grabFocus()
      return true
    }
    guard stickyDrag == nil, let item = coordinator.item(of: focused) else { return false }
    let isExpanded = tree.expandedItems.contains(item)
    if isOut, !isExpanded { focus(tree.parent(of: item)) }
    if isOut, isExpanded { setExpanded(false, item) }
    if !isOut, isExpanded { focus(tree.children(of: item).first) }
    if !isOut, !isExpanded, !tree.children(of: item).isEmpty { setExpanded(true, item) }
    return true
  }

  private func focus(_ item: Item?) { item.flatMap { coordinator.element(of: $0) }?.grabFocus() }

  private func step(from place: Place, by offset: Int) {
    guard let drag = stickyDrag else { return }
    let reachable = coordinator.focusOrder.reachablePlaces(for: drag)
    guard let index = reachable.firstIndex(of: place), reachable.indices.contains(index + offset) else { return }
    coordinator.element(of: reachable[index + offset])?.grabFocus()
  }

  /// Returns the visible place of the same position: the place after an item can be the one before the next item.
  private func equivalent(of place: Place, for items: [Item]) -> Place? {
    if coordinator.placeOrder.contains(place) { return place }
    var moved = tree
    moved.move(items, to: place)
    return coordinator.placeOrder.first {
      var other = tree
      other.move(items, to: $0)
      return other == moved
    }
  }
}
