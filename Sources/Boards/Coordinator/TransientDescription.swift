import Widgets

/// A message that is part of the focused item's description until the focus leaves the item.
struct TransientDescription {
  private var text = ""
  private weak var item: BoardItem?
  /// The item's own description when the message was first read.
  private var own: String?

  mutating func say(_ message: String, with item: BoardItem) { (text, self.item, own) = (message, item, nil) }

  /// Ends the message unless its item has the focus, and returns the item to describe without it.
  mutating func focusMoved(to focused: BoardItem?) -> BoardItem? {
    guard let left = item, left !== focused else { return nil }
    item = nil
    return left
  }

  /// Returns the message of an item, and ends it once the item's own description has changed, to be read only once.
  mutating func text(of described: BoardItem, _ own: String) -> String? {
    guard described === item else { return nil }
    guard self.own ?? own == own else {
      item = nil
      return nil
    }
    self.own = own
    return text
  }

  mutating func description(of described: BoardItem, _ own: String, _ strings: BoardStrings) -> String {
    text(of: described, own).map { Self.joined($0, own, strings) } ?? own
  }

  static func joined(_ text: String, _ own: String, _ strings: BoardStrings) -> String {
    if text.isEmpty || own.contains(text) { return own }
    if own.isEmpty || text.contains(own) { return text }
    return strings("{first} {second}", ["first": text, "second": own])
  }
}
