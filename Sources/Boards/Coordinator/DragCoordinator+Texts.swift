import DragAndDrop
import Widgets

// Screen readers read the accessible texts of an item when it gets the focus, and announcements at once.

extension DragCoordinator {
  /// Adds a sentence to the description of the focused item, or the next one, until the focus leaves it.
  ///
  /// Without such an item, the sentence is added to `other`, or else announced, by `widget` if the board may be hidden.
  public func speak(_ sentence: String, with other: BoardItem? = nil, from widget: Widget? = nil) {
    if let item = upcomingFocus ?? other { return say(sentence, with: item) }
    // The focus may be scheduled to return from another page only after this call.
    speaking = .beforeNextFrame { [weak self] in
      guard let self else { return }
      if let item = upcomingFocus { say(sentence, with: item) } else { announce(sentence, from: widget ?? board) }
    }
  }

  private func say(_ sentence: String, with item: BoardItem) {
    message.say(sentence, with: item)
    describe(item)
  }

  private func describe(_ item: BoardItem) {
    if let delegate { delegate.describe(item) } else { updateAccessibilityByDefault(item) }
  }

  private func announce(_ sentence: String, from widget: Widget) {
    message = TransientDescription()
    Announcement.say(sentence, from: widget)
  }

  /// Returns `changes` without the pick-ups that were already announced or are over.
  ///
  /// - Parameter pickedUp: Returns the item that a change has picked up; nil for other changes.
  public func unannounced<Change>(_ changes: [Change], pickedUp: (Change) -> Model.Item?) -> [Change] {
    changes.filter { change in pickedUp(change).map(shouldAnnounce) ?? true }
  }

  /// Whether the pick-up needs an announcement; a focused piece or place already describes it.
  func shouldAnnounce(pickUpOf item: Model.Item) -> Bool {
    guard stickyDrag?.item == item else { return false }
    guard let focus = upcomingFocus else { return true }
    return focus !== pieces[item] && !focusGroups.contains { $0.items.contains { $0 === focus } }
  }

  /// Sets the accessible name and description of an item; its message is inserted before the description.
  public func setAccessibleText(_ name: String, _ description: String, of item: BoardItem) {
    set(name, message.description(of: item, description, words), of: item)
  }

  /// Sets the accessible name and description of an item, without inserting its message.
  public func set(_ name: String, _ description: String, of item: BoardItem) {
    if item.accessibleLabel != name, board.focusedItem === item, upcomingFocus === item { sayNewDescription(of: item) }
    item.accessibleLabel = name
    item.accessibleDescription = description
  }

  /// Announces the description in the next frame if it has changed by then: a screen reader reads only the new name.
  private func sayNewDescription(of item: BoardItem) {
    guard redescribing == nil else { return }
    let old = item.accessibleDescription
    redescribing = .beforeNextFrame { [weak self, weak item] in
      self?.redescribing = nil
      if let item, item.accessibleDescription != old { Announcement.sayDescription(of: item) }
    }
  }

  /// Updates the accessible texts: of the next focused item before the focus moves, of all others afterwards.
  public func showTexts() {
    if isFocusMoving, let next = upcomingFocus { describe(next) } else { updateAllAccessibility() }
  }

  /// Ends the message if the focus has moved from its item to `item`, or to none.
  public func endMessage(now item: BoardItem?) {
    guard let left = message.focusMoved(to: item) else { return }
    // A screen reader would read a description that changes before it learns that the focus has moved.
    describing = .beforeNextFrame { [weak self] in self?.describe(left) }
  }

  /// Returns the message of an item whose own description is `own`; nil if it has none.
  public func message(with item: BoardItem, _ own: String) -> String? { message.text(of: item, own) }

  /// Removes the current message.
  public func forgetMessage() { message = TransientDescription() }

  /// Updates the accessible texts of all items: of the focused one and a few new ones at once, of the others when idle.
  public func updateAllAccessibility() {
    describingRest = nil
    guard delegate?.updateAllAccessibility() != true else { return undescribed.removeAll() }
    let now = undescribed.begin(with: board.items, focused: board.focusedItem)
    for item in now where isDescribed(item) { describe(item) }
    updateRemainingAccessibility()
  }

  /// Updates a few items per idle turn: sending a changed text to screen readers takes longer than drawing the item.
  private func updateRemainingAccessibility() {
    guard !undescribed.isEmpty else { return describingRest = nil }
    describingRest = .whenIdle { [weak self] in
      self?.describeNext()
      self?.updateRemainingAccessibility()
    }
  }

  private func describeNext() {
    for item in undescribed.next() where isDescribed(item) { describe(item) }
  }

  private func isDescribed(_ item: BoardItem) -> Bool {
    item.board === board && (self.item(of: item) != nil || place(of: item) != nil)
  }

  /// Updates the item that gets the focus, if the update may be pending.
  ///
  /// GTK notifies the board before it notifies screen readers, which would read a later change as well.
  func updateAccessibilityIfPending(_ item: BoardItem) {
    if !undescribed.isEmpty { describe(item) }
  }
}
