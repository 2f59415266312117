import DragAndDrop
import Widgets

/// The announcements, read at once, and the accessible texts of a board's items, read when an item gets the focus.
public final class DragAccessibility<Model: DragModel> {
  private unowned let coordinator: DragCoordinator<Model>
  private var message = TransientDescription<BoardItem>()
  private var queue = AccessibilityUpdateQueue()
  private let unread = UnreadChanges()
  /// The focused item, once a screen reader can have read it.
  private weak var readItem: BoardItem?
  private var speaking: Scheduled?
  private var endingMessage: Scheduled?
  private var updatingQueue: Scheduled?
  /// The items to update once the focus has moved; nil for all.
  private var deferred: [BoardItem]? = []
  /// Ends the message if no item of the board gets the focus.
  private var losingFocus: Scheduled?

  init(_ coordinator: DragCoordinator<Model>) { self.coordinator = coordinator }

  private var focus: FocusMover { coordinator.focus }

  // MARK: Announcements

  /// Adds a sentence to the description of the focused item, or the next one, until the focus leaves it.
  ///
  /// Without such an item, the sentence is added to `other`, or else announced.
  ///
  /// - Parameter tellsHint: Whether the item's hint about keys follows even if ``DragCoordinator/hints`` leaves it out.
  public func speak(_ sentence: String, with other: BoardItem? = nil, tellsHint: Bool = false) {
    if let item = focus.upcomingItem ?? other, !hasInnerFocus(item) { return add(sentence, to: item, tellsHint) }
    // The focus may be scheduled to return from another page only after this call.
    speaking = .beforeNextFrame { [weak self] in self?.addOrAnnounce(sentence, tellsHint) }
  }

  private func addOrAnnounce(_ sentence: String, _ tellsHint: Bool) {
    if let item = focus.upcomingItem, !hasInnerFocus(item) { return add(sentence, to: item, tellsHint) }
    clearMessage()
    Announcement.say(sentence, from: coordinator.board)
  }

  /// Returns whether the focus is on a widget in an item, such as a piece of another board, and stays there.
  private func hasInnerFocus(_ item: BoardItem) -> Bool {
    coordinator.board.itemWithInnerFocus === item && focus.nextItem !== item
  }

  private func add(_ sentence: String, to item: BoardItem, _ tellsHint: Bool) {
    message.say(sentence, with: item, tellsHint: tellsHint)
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
    readItem = nil
    guard let item else { return losingFocus = .beforeNextFrame { [weak self] in self?.focusLost() } }
    // On a new board, GTK first focuses an arbitrary item.
    if !focus.isPending { endMessage(focused: item) }
    // GTK notifies the board before it notifies screen readers, which would read a later change as well.
    if !queue.isEmpty { update(item) }
    readItem = item
    unread.focusMoved(to: item)
    countHint(of: item)
  }

  private func countHint(of item: BoardItem) {
    if let hint = item.toldHint { coordinator.hints.wasRead(hint) }
  }

  /// Between two items, no item has the focus either.
  private func focusLost() {
    if focus.upcomingItem == nil { endMessage(focused: nil) }
  }

  // MARK: Accessible texts

  /// Sets the accessible label of an item, unless it is nil, and its description, which follows the item's message.
  ///
  /// - Parameters:
  ///   - hint: What keys do with the item now, which ``DragCoordinator/hints`` adds to the description or leaves out.
  ///   - replacesDescription: Whether a message replaces description and hint, so as not to repeat the same ones.
  public func setText(
    _ label: String?, _ description: String, hint: KeyHint? = nil, of item: BoardItem,
    replacesDescription: Bool = false
  ) {
    let isFocused = coordinator.board.focusedItem === item && focus.upcomingItem === item
    let shown = message.description(
      of: item, description, hint: hint, hints: coordinator.hints, replaces: replacesDescription,
      current: isFocused && readItem === item ? item.accessibleDescription : nil, coordinator.strings)
    let isNew = shown.text != item.accessibleDescription
    if isFocused, isNew || label.map({ $0 != item.accessibleLabel }) == true { unread.announce(of: item) }
    if let label { item.accessibleLabel = label }
    item.accessibleDescription = shown.text
    item.toldHint = shown.hint
    if isFocused, isNew { countHint(of: item) }
  }

  /// Updates the accessible texts and actions of an item.
  public func update(_ item: BoardItem) {
    if coordinator.delegate?.updateAccessibility(of: item) != true { updateByDefault(item) }
  }

  /// Updates an item from the delegate's labels and descriptions, and from what a key would do to it now.
  public func updateByDefault(_ item: BoardItem) {
    guard let texts = ItemDescriber(coordinator).texts(of: item) else { return }
    for (action, isEnabled) in texts.actions { item.setAction(action, enabled: isEnabled) }
    setText(texts.label, texts.description, hint: texts.hint, of: item)
  }

  /// Updates the next focused item before the focus moves, and all others afterwards.
  ///
  /// - Parameter items: The items whose texts may have changed, beside those that were added; nil for all.
  public func updateChanged(_ items: [BoardItem]? = nil) {
    guard focus.isPending, let next = focus.upcomingItem else { return update(items) }
    update(next)
    deferred = items.flatMap { items in deferred.map { $0 + items } }
  }

  /// Updates the items that have waited until the focus has moved.
  func focusMoverFinished() {
    let items = deferred
    deferred = []
    update(items)
  }

  private func update(_ items: [BoardItem]?) {
    guard let items else { return updateAll() }
    updateOwn(queue.enqueue(items, focused: coordinator.board.focusedItem))
    updateRest()
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
