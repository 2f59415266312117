import DragAndDrop

extension MemoryState: DropRules {
  /// Returns whether a card is face down and can be turned, or is the first one of a turn.
  package func canPickUp(_ position: GridPosition) -> Bool { canTurn(position) || faceUp == [position] }

  /// Returns the verdict for a card over another; it is accepted if both together make a turn.
  package func verdict(for position: GridPosition, over other: GridPosition) -> DropVerdict<Never> {
    let makesTurn = position != other && Set(faceUp + [position, other]).count == 2
    return makesTurn && canPickUp(position) && canPickUp(other) ? .accepted : .unknown
  }

  package func places(for position: GridPosition) -> [GridPosition] {
    positions.filter { verdict(for: position, over: $0) == .accepted }
  }
}
