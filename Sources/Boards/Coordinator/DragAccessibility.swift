import DragAndDrop
import Widgets

/// The announcements, read at once, and the accessible texts of a board's items, read when an item gets the focus.
public final class DragAccessibility<Model: DragModel> {
  private unowned let coordinator: DragCoordinator<Model>
  private var message = TransientDescription<BoardItem>()
  private var queue = AccessibilityUpdateQueue()
  private let unread = UnreadChanges()
  private var speaking: Scheduled?
  private var endingMessage: Scheduled?
  private var updatingQueue: Scheduled?
  /// Ends the message if no item of the board gets the focus.
  private var losingFocus: Scheduled?

  init(_ coordinator: DragCoordinator<Model>) { self.coordinator = coordinator }

  private var focus: FocusMover { coordinator.focus }

  // MARK: Announcements

  /// Adds a sentence to the description of the focused item, or the next one, until the focus leaves it.
  ///
  /// Without such an item, the sentence is added to `other`, or else announced, by `widget` if the board may be hidden.
  public func speak(_ sentence: String, with other: BoardItem? = nil, from widget: Widget? = nil) {
    if let item = focus.upcomingItem ?? other, !hasInnerFocus(item) { return add(sentence, to: item) }
    // The focus may be scheduled to return from another page only after this call.
    speaking = .beforeNextFrame { [weak self] in self?.addOrAnnounce(sentence, from: widget) }
  }

  private func addOrAnnounce(_ sentence: String, from widget: Widget?) {
    if let item = focus.upcomingItem, !hasInnerFocus(item) { return add(sentence, to: item) }
    clearMessage()
    Announcement.say(sentence, from: widget ?? coordinator.board)
  }

  /// Whether the focus is on a widget in an item, such as a piece of another board, and stays there.
  private func hasInnerFocus(_ item: BoardItem) -> Bool {
    !focus.isPending && coordinator.board.itemWithInnerFocus === item
  }

  private func add(_ sentence: String, to item: BoardItem) {
    message.say(sentence, with: item)
    update(item)
  }

  /// Removes the message from the descriptions that are set from now on.
  public func clearMessage() { message = TransientDescription<BoardItem>() }

  /// Ends the message if the focus has moved from its item to `item`, or to none.
  public func endMessage(focused item: BoardItem?) {
    guard let previous = message.focusMoved(to: item) else { return }
    // A screen reader would read a description that changes before it learns that the focus has moved.
    endingMessage = .beforeNextFrame { [weak self] in self?.update(previous) }
  }

  func focusMoved(to item: BoardItem?) {
    guard let item else { return losingFocus = .beforeNextFrame { [weak self] in self?.focusLost() } }
    // On a new board, GTK first focuses an arbitrary item.
    if !focus.isPending { endMessage(focused: item) }
    // GTK notifies the board before it notifies screen readers, which would read a later change as well.
    if !queue.isEmpty { update(item) }
  }

  /// Between two items, no item has the focus either.
  private func focusLost() {
    if focus.upcomingItem == nil { endMessage(focused: nil) }
  }

  // MARK: Accessible texts

  /// Sets the accessible label of an item, unless it is nil, and its description, which follows the item's message.
  ///
  /// - Parameter replacesDescription: Whether a message replaces the description, so as not to repeat the same one.
  public func setText(
    _ label: String?, _ description: String, of item: BoardItem, replacesDescription: Bool = false
  ) {
    let shown =
      replacesDescription
      ? message.text(of: item, description) ?? description
      : message.description(of: item, description, coordinator.strings)
    let changes = label.map { $0 != item.accessibleLabel } == true || shown != item.accessibleDescription
    if changes, coordinator.board.focusedItem === item, focus.upcomingItem === item { unread.announce(of: item) }
    if let label { item.accessibleLabel = label }
    item.accessibleDescription = shown
  }

  /// Updates the accessible texts and actions of an item.
  public func update(_ item: BoardItem) {
    if coordinator.delegate?.updateAccessibility(of: item) != true { updateByDefault(item) }
  }

  /// Updates an item from the delegate's labels and descriptions, and from what a key would do to it now.
  public func updateByDefault(_ item: BoardItem) {
    guard let texts = ItemDescriber(coordinator).texts(of: item) else { return }
    for (action, isEnabled) in texts.actions { item.setAction(action, enabled: isEnabled) }
    setText(texts.label, texts.description, of: item)
  }

  /// Updates the next focused item before the focus moves, and all others afterwards.
  public func updateChanged() {
    if focus.isPending, let next = focus.upcomingItem { update(next) } else { updateAll() }
  }

  /// Updates all items: the focused one and a few new ones at once, the others when idle.
  public func updateAll() {
    updatingQueue = nil
    guard coordinator.delegate?.updateAllAccessibility() != true else { return queue.removeAll() }
    let first = queue.begin(with: coordinator.board.items, focused: coordinator.board.focusedItem)
    updateOwn(first)
    updateRest()
  }

  /// Updates a few items per idle turn: sending a changed text to screen readers takes longer than drawing the item.
  private func updateRest() {
    guard !queue.isEmpty else { return updatingQueue = nil }
    updatingQueue = .whenIdle { [weak self] in
      guard let self else { return }
      updateOwn(queue.next())
      updateRest()
    }
  }

  private func updateOwn(_ items: [BoardItem]) {
    for item in items where item.board === coordinator.board {
      if coordinator.item(of: item) != nil || coordinator.place(of: item) != nil { update(item) }
    }
  }

  func itemAdded(_ item: BoardItem) { queue.add(item) }
  func itemRemoved(_ item: BoardItem) { queue.forget(item) }
  func allItemsRemoved() { queue.removeAll() }
}
