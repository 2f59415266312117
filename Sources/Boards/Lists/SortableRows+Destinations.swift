import DragAndDrop

/// Another list to which the rows of a list can go.
struct RowDestination {
  weak var rows: SortableRows?
  let name: String
  let refusal: (Int, Int) -> String?
  let move: (Int, Int) -> Void

  /// Returns the item of a menu that moves a row to the end of the list, with its text; nil without the list.
  func command(_ strings: BoardStrings) -> (String, RowTarget)? {
    rows.map { (DropOperation.move.command(to: name, strings), RowTarget(index: $0.rows.count, destination: self)) }
  }
}

/// The index that a row gets in its own list, or in another one.
struct RowTarget {
  let index: Int
  var destination: RowDestination?
}

extension SortableRows {
  /// Lets rows go to another list too: by pointer and finger, and to its end by the menu, as *Move to Done*.
  ///
  /// - Parameters:
  ///   - other: The rows of the other list.
  ///   - name: The name of the other list.
  ///   - refusal: Returns the reason for which a row cannot go to an index of the other list; nil if it can.
  ///   - move: Moves the element of a row in the program's data, from an index of this list to one of the other list.
  public func addDestination(
    _ other: SortableRows, name: String, refusal: @escaping (Int, Int) -> String? = { _, _ in nil },
    move: @escaping (_ from: Int, _ to: Int) -> Void
  ) {
    destinations.append(RowDestination(rows: other, name: name, refusal: refusal, move: move))
  }
}
