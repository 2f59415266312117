/// The cut, copied and pasted items of a board, and those that keys carry to another board.
@MainActor package protocol TransferInput<Model>: AnyObject {
  associatedtype Model: DragModel

  /// Cancels a cut; returns false if nothing was cut.
  func cancelCut() -> Bool
  func cutFocused() -> Bool
  func copyFocused() -> Bool
  func pasteAtFocus()
  /// Brings an item back from another board; returns false if it is on none.
  func putBack(_ item: Model.Item) -> Bool
  /// Called after a drop by keys or clicks with the end of each item; nil if the drop is pending.
  func stickyDropped(_ drag: DragSession<Model.Rules>.ActiveDrag, _ ends: [DragState<Model.Rules>.End]?)
}
