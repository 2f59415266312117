import Games
import Widgets

/// A sentence that is read with the item that has the focus, until the focus leaves it.
struct PassingMessage {
  private var text = ""
  private weak var item: BoardItem?

  /// Has a message read with an item.
  mutating func say(_ message: String, with item: BoardItem) { (text, self.item) = (message, item) }

  /// Ends the message unless the focus came to its own item; gives the item that is to be described without it.
  mutating func focusMoved(to focused: BoardItem) -> BoardItem? {
    guard let left = item, left !== focused else { return nil }
    item = nil
    return left
  }

  /// The message that an item is read with; nil if it has none.
  func text(of described: BoardItem) -> String? { described === item ? text : nil }

  /// What an item is described with: the message before its own description.
  func description(of described: BoardItem, _ own: String) -> String {
    [text(of: described) ?? "", own].joinedSentences()
  }
}
