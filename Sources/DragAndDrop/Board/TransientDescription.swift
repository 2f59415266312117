/// A message that is part of the focused item's description until the focus leaves the item.
@MainActor package struct TransientDescription<Element: AnyObject> {
  private var text = ""
  private weak var item: Element?
  /// The item's own description when the message was first read.
  private var own: String?

  package init() {}

  package mutating func say(_ message: String, with item: Element) { (text, self.item, own) = (message, item, nil) }

  /// Ends the message unless its item has the focus, and returns the item to describe without it.
  package mutating func focusMoved(to focused: Element?) -> Element? {
    guard let left = item, left !== focused else { return nil }
    item = nil
    return left
  }

  /// Returns the message of an item, and ends it once the item's own description has changed, to be read only once.
  package mutating func text(of described: Element, _ own: String) -> String? {
    guard described === item else { return nil }
    guard self.own ?? own == own else {
      item = nil
      return nil
    }
    self.own = own
    return text
  }

  package mutating func description(of described: Element, _ own: String, _ strings: BoardStrings) -> String {
    text(of: described, own).map { strings.joined($0, own) } ?? own
  }
}
