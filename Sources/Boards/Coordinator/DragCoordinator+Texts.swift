import DragAndDrop
import Widgets

// What is said for the ear: texts of the items, which a screen reader reads as the focus arrives, or at once where it is.

extension DragCoordinator {
  /// Has a sentence read with the item that the focus is on or goes to, until it leaves it.
  ///
  /// Without one it is read with `other`, or else announced by itself, from `widget` where the board may be hidden.
  public func speak(_ sentence: String, with other: BoardItem? = nil, from widget: Widget? = nil) {
    if let item = upcomingFocus ?? other { return say(sentence, with: item) }
    // The focus is perhaps told to come back from a page only after this.
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

  /// What of some changes is to be said: all but the pick-ups that are told already, or are over.
  ///
  /// - Parameter pickedUp: What a change has picked up, if it is a pick-up.
  public func unannounced<Change>(_ changes: [Change], pickedUp: (Change) -> Model.Item?) -> [Change] {
    changes.filter { change in pickedUp(change).map(shouldAnnounce) ?? true }
  }

  /// With the focus on it, the piece itself tells by its name that it was picked up, and the places for it by theirs.
  func shouldAnnounce(pickUpOf item: Model.Item) -> Bool {
    guard stickyDrag?.item == item else { return false }
    guard let focus = upcomingFocus else { return true }
    return focus !== pieces[item] && !focusGroups.contains { $0.items.contains { $0 === focus } }
  }

  /// Names and describes an item; a sentence that it is read with comes before its own description.
  public func setAccessibleText(_ name: String, _ description: String, of item: BoardItem) {
    set(name, message.description(of: item, description, words), of: item)
  }

  /// Names and describes an item, with what it is read with already in the description.
  public func set(_ name: String, _ description: String, of item: BoardItem) {
    if item.accessibleLabel != name, board.focusedItem === item, upcomingFocus === item { sayNewDescription(of: item) }
    item.accessibleLabel = name
    item.accessibleDescription = description
  }

  /// Has a description read that is new by the next frame, of an item whose name is new.
  private func sayNewDescription(of item: BoardItem) {
    guard redescribing == nil else { return }
    let old = item.accessibleDescription
    redescribing = .beforeNextFrame { [weak self, weak item] in
      self?.redescribing = nil
      if let item, item.accessibleDescription != old { Announcement.sayDescription(of: item) }
    }
  }

  /// Describes what the focus goes to before it arrives, and everything else after it has left.
  public func showTexts() {
    if isFocusMoving, let next = upcomingFocus { describe(next) } else { updateAllAccessibility() }
  }

  /// A sentence is read no longer once the focus has left the item that it was read with, for another one or for none.
  public func endMessage(now item: BoardItem?) {
    guard let left = message.focusMoved(to: item) else { return }
    // Later, for a screen reader would still read what changes before it is told of the focus.
    describing = .beforeNextFrame { [weak self] in self?.describe(left) }
  }

  /// The message that an item is read with beside its own description; nil if there is none.
  public func message(with item: BoardItem, _ own: String) -> String? { message.text(of: item, own) }

  /// Forgets what was to be read with an item.
  public func forgetMessage() { message = TransientDescription() }

  /// Sets the texts of all pieces and places for the ear: at once of the one with the focus, of the others soon.
  ///
  /// The new ones of a small board have names as soon as the board has; many would keep the window waiting.
  public func updateAllAccessibility() {
    describingRest = nil
    guard delegate?.updateAllAccessibility() != true else { return undescribed.removeAll() }
    let now = undescribed.begin(with: board.items, focused: board.focusedItem)
    for item in now where isDescribed(item) { describe(item) }
    updateRemainingAccessibility()
  }

  /// Describes some when nothing else is left to do, and then others: each text that changes is told to other programs,
  /// which takes longer than to draw the item.
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

  /// Whether it is a piece or a place, and still there.
  private func isDescribed(_ item: BoardItem) -> Bool {
    item.board === board && (self.item(of: item) != nil || place(of: item) != nil)
  }

  /// Describes an item that the focus comes to, if it may still be waiting.
  ///
  /// GTK tells the board of the focus first, and other programs afterwards: what is described later is read twice.
  func updateAccessibilityIfPending(_ item: BoardItem) {
    if !undescribed.isEmpty { describe(item) }
  }
}
