import Widgets

/// A sentence that is read with the item that has the focus, until the focus leaves it.
struct TransientDescription {
  private var text = ""
  private weak var item: BoardItem?
  /// What the item says of itself beside the message, once it has.
  private var own: String?

  /// Has a message read with an item.
  mutating func say(_ message: String, with item: BoardItem) { (text, self.item, own) = (message, item, nil) }

  /// Ends the message unless the focus came to its own item; gives the item that is to be described without it.
  mutating func focusMoved(to focused: BoardItem?) -> BoardItem? {
    guard let left = item, left !== focused else { return nil }
    item = nil
    return left
  }

  /// The message that an item is read with beside its own description; nil if it has none.
  ///
  /// It is over once the item's own description is another one, with which it would be read again.
  mutating func text(of described: BoardItem, _ own: String) -> String? {
    guard described === item else { return nil }
    guard self.own ?? own == own else {
      item = nil
      return nil
    }
    self.own = own
    return text
  }

  /// What an item is described with: the message before its own description.
  mutating func description(of described: BoardItem, _ own: String, _ words: BoardStrings) -> String {
    text(of: described, own).map { Self.joined($0, own, words) } ?? own
  }

  /// A message and the description after it; what one says within the other is not said twice.
  static func joined(_ text: String, _ own: String, _ words: BoardStrings) -> String {
    if text.isEmpty || own.contains(text) { return own }
    if own.isEmpty || text.contains(own) { return text }
    return words("{first} {second}", ["first": text, "second": own])
  }
}
