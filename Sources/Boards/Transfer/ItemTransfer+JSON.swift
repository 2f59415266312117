import Widgets

extension ItemTransfer where Item: Codable {
  /// Returns a transfer of items as JSON, an array of them, and as text.
  ///
  /// Other programs get both forms. JSON of one item or of several becomes items here.
  ///
  /// - Parameters:
  ///   - placeholder: The item that represents content of another program until it can be read.
  ///   - text: Returns the text of items.
  ///   - copy: Returns an item for one that was read, such as the same with another identity, because items must
  ///     differ from one another; nil to refuse it.
  public static func json(
    placeholder: Item, text: @escaping ([Item]) -> String, copy: @escaping (Item) -> Item? = { $0 }
  ) -> ItemTransfer {
    ItemTransfer(placeholder: placeholder, kinds: [.json]) { items in
      [TransferContent.json(items), .text(text(items))].compactMap(\.self)
    } items: { content in
      (content.decoded([Item].self) ?? content.decoded(Item.self).map { [$0] } ?? []).compactMap(copy)
    }
  }
}
