import DragAndDrop
import Widgets

/// The transfer of a board's items to other boards, windows and programs, by a drag or through the clipboard.
///
/// A board of the same program with the same type of items gets the items themselves, and all others their content.
public struct ItemTransfer<Item: Hashable & Sendable> {
  /// The item that represents content of another program while it is over the board, before it can be read.
  public var placeholder: Item
  /// The kinds of content that become items, preferred first; none if nothing comes from other programs.
  public var kinds: [TransferContent.Kind]
  /// The actions that other programs can perform with items.
  ///
  /// By default, other programs get copies. For the other boards of the program see ``operations``.
  public var actions = DragActions.copy
  /// Returns the operations with which items go to other boards of the program, the default first.
  ///
  /// By default, items move, and are copied with Ctrl. A board that only gives copies returns `[.copy]`: its items
  /// stay, and the other board gets what ``items`` returns for their content.
  public var operations: ([Item]) -> [DropOperation] = { _ in [.move, .copy] }
  /// Returns the content of items in several formats, best first; none if the items cannot leave the board.
  public var content: ([Item]) -> [TransferContent]
  /// Returns new items for content; none to refuse it.
  public var items: (TransferContent) -> [Item]

  /// Creates a description of the transfer.
  public init(
    placeholder: Item, kinds: [TransferContent.Kind] = [], content: @escaping ([Item]) -> [TransferContent],
    items: @escaping (TransferContent) -> [Item] = { _ in [] }
  ) {
    (self.placeholder, self.kinds, self.content, self.items) = (placeholder, kinds, content, items)
  }

  /// Returns new items for the first of several formats that yields any, in the order of ``kinds``.
  func items(for forms: [TransferContent]) -> [Item] {
    for kind in kinds {
      for form in forms where form.kind == kind {
        let items = items(form)
        if !items.isEmpty { return items }
      }
    }
    return []
  }
}
