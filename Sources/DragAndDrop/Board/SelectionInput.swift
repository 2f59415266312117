import InputEvents

/// The keys and clicks that select items, which are then dragged together.
@MainActor package struct SelectionInput<Context: BoardContext> {
  package typealias Model = Context.Model

  unowned let coordinator: Context
  let selection: ReferenceWritableKeyPath<Model, Selection<Model.Item>>
  let keys: BoardKeys
  private let announcement: ((Int) -> String)?
  /// Returns the items that can be selected, in reading order.
  let items: () -> [Model.Item]

  /// Creates the input for a selection of the model; `announcement` returns the sentence about the number of items.
  package init(
    _ coordinator: Context, _ selection: ReferenceWritableKeyPath<Model, Selection<Model.Item>>, keys: BoardKeys,
    announcement: ((Int) -> String)? = nil, items: @escaping () -> [Model.Item]
  ) {
    (self.coordinator, self.selection, self.keys) = (coordinator, selection, keys)
    (self.announcement, self.items) = (announcement, items)
  }

  private var model: Model { coordinator.model }

  package func contains(_ item: Model.Item) -> Bool { model[keyPath: selection].contains(item) }

  /// Returns the action of a click with Ctrl or Shift; nil without these keys.
  package func clickAction(of item: Model.Item, _ event: DragEvent) -> (() -> Void)? {
    guard event.hasModifiers else { return nil }
    return {
      if event.shift { change { $0.extend(to: item, in: items()) } } else { toggle(item) }
    }
  }

  /// Handles a key on a focused piece; returns false for a key that selects nothing.
  package func handle(_ key: KeyPress, on focused: Context.Element) -> Bool {
    guard !model.session.isDragging, let item = coordinator.item(of: focused) else { return false }
    switch key.key {
    case .activate where key.isHeld(keys.selectionModifier): toggle(item)
    case .selectAll: change { $0.select(Set(all(beside: item))) }
    case .escape where !model[keyPath: selection].isEmpty: change { $0.clear() }
    case .up where key.isHeld(keys.extensionModifier): extend(from: focused, item, towards: .up)
    case .down where key.isHeld(keys.extensionModifier): extend(from: focused, item, towards: .down)
    case .left where key.isHeld(keys.extensionModifier): extend(from: focused, item, towards: .left)
    case .right where key.isHeld(keys.extensionModifier): extend(from: focused, item, towards: .right)
    default: return false
    }
    return true
  }

  /// Returns the items that can be selected in the list of an item or, without lists, on the board.
  private func all(beside item: Model.Item) -> [Model.Item] {
    let items = items()
    guard let beside = coordinator.itemsBeside(item).map(Set.init) else { return items }
    return items.filter(beside.contains)
  }

  private func extend(from focused: Context.Element, _ item: Model.Item, towards direction: FocusDirection) {
    let items = items()
    let isNew = !contains(item) && items.contains(item)
    let isStart = isNew || contains(item)
    if isNew { model[keyPath: selection].toggle(item) }
    guard let next = coordinator.focusOrder.group(of: focused)?.neighbor(of: focused, towards: direction),
      next.grabFocus(), let item = coordinator.item(of: next)
    else {
      // At the end of a list, the focused item alone is selected.
      if isNew { announceCount() }
      return
    }
    // From a piece that cannot be selected, the range begins at the next one.
    if isStart || !model[keyPath: selection].isEmpty { change { $0.extend(to: item, in: items) } } else { toggle(item) }
  }

  /// Selects an item, if it can be selected, or deselects it.
  private func toggle(_ item: Model.Item) {
    if contains(item) || items().contains(item) { change { $0.toggle(item) } }
  }

  private func change(_ change: (inout Selection<Model.Item>) -> Void) {
    change(&model[keyPath: selection])
    announceCount()
  }

  private func announceCount() {
    let count = model[keyPath: selection].items.count
    coordinator.speak(announcement?(count) ?? coordinator.strings("{count} selected.", ["count": "\(count)"]))
  }

  package func clear() { model[keyPath: selection].clear() }
}
