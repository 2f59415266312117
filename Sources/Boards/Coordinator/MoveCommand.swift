/// A move that the context menu of a piece offers.
public struct MoveCommand<Place: Hashable & Sendable> {
  /// The text of the menu item.
  public let label: String
  /// The place to which the piece moves.
  public let place: Place

  /// Creates a command.
  public init(_ label: String, to place: Place) { (self.label, self.place) = (label, place) }
}
