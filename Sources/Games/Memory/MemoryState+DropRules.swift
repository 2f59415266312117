public import DragAndDrop

extension MemoryState: DropRules {
  /// A card that is face down, or the first one of a turn.
  public func canPickUp(_ position: GridPosition) -> Bool { canTurn(position) || faceUp == [position] }

  /// A card takes another one where the two of them make a turn.
  public func verdict(for position: GridPosition, over other: GridPosition) -> DropVerdict<Never> {
    let makesTurn = position != other && Set(faceUp + [position, other]).count == 2
    return makesTurn && canPickUp(position) && canPickUp(other) ? .accepted : .unknown
  }

  /// The cards that make a turn with this one.
  public func places(for position: GridPosition) -> [GridPosition] {
    positions.filter { verdict(for: position, over: $0) == .accepted }
  }
}
