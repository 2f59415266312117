import DragAndDrop

/// Items from another board or program that a board has yet to accept.
struct PendingArrival<Rules: DropRules> {
  /// The items, of which the first leads the drag of the session.
  let items: [Rules.Item]
  let origin: ArrivalOrigin
  /// The items of the pieces before the drop.
  let before: Set<Rules.Item>
  /// Reads the ends since the drop.
  let ends: DragState<Rules>.EndReader
}
