/// A message that is part of the focused item's description until the focus leaves the item.
@MainActor package struct TransientDescription<Element: AnyObject> {
  private var text = ""
  private var tellsHint = false
  private weak var item: Element?
  /// The item's own description when the message was first read.
  private var own: String?

  package init() {}

  /// - Parameter tellsHint: Whether the item's hint about keys follows, even if it is learned.
  package mutating func say(_ message: String, with item: Element, tellsHint: Bool = false) {
    (text, self.tellsHint, self.item, own) = (message, tellsHint, item, nil)
  }

  /// Ends the message unless its item has the focus, and returns the item to describe without it.
  package mutating func focusMoved(to focused: Element?) -> Element? {
    guard let left = item, left !== focused else { return nil }
    item = nil
    return left
  }

  /// Returns the message of an item, and ends it once the item's own description has changed, to be read only once.
  private mutating func text(of described: Element, _ own: String) -> String? {
    guard described === item else { return nil }
    guard self.own ?? own == own else {
      item = nil
      return nil
    }
    self.own = own
    return text
  }

  /// Returns what a screen reader reads after the label: the message, the item's own description, and its hint.
  ///
  /// - Parameters:
  ///   - replaces: Whether a message replaces the own description, so as not to repeat the same one.
  ///   - current: The text that the focused item has now; nil for other items. A hint stays in a text that is otherwise
  ///     the same, because a screen reader would read the change.
  package mutating func description(
    of described: Element, _ own: String, hint: KeyHint?, hints: KeyHints, replaces: Bool = false, current: String?,
    _ strings: BoardStrings
  ) -> DescriptionWithHint {
    let message = text(of: described, own + (hint?.text ?? ""))
    let isRequested = message != nil && tellsHint
    let base = message.map { replaces ? $0 : strings.joined($0, own) } ?? own
    guard let hint, message == nil || !replaces || isRequested else { return DescriptionWithHint(base, nil) }
    let full = strings.joined(base, hint.text)
    let isShown = isRequested || hints.shows(hint.kind) || current == full
    return isShown ? DescriptionWithHint(full, hint.kind) : DescriptionWithHint(base, nil)
  }
}

/// The description of an item, and the kind of the hint that is part of it; nil for none.
package struct DescriptionWithHint: Equatable {
  package let text: String
  package let hint: KeyHint.Kind?

  init(_ text: String, _ hint: KeyHint.Kind?) { (self.text, self.hint) = (text, hint) }
}
