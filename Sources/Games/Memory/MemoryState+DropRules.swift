import DragAndDrop

extension MemoryState: DropRules {
  package func canPickUp(_ position: GridPosition) -> Bool { canTurn(position) || faceUp == [position] }

  package func verdict(for position: GridPosition, over other: GridPosition) -> DropVerdict<Never> {
    let makesTurn = position != other && Set(faceUp + [position, other]).count == 2
    return makesTurn && canPickUp(position) && canPickUp(other) ? .accepted : .unknown
  }

  package func places(for position: GridPosition) -> [GridPosition] {
    positions.filter { verdict(for: position, over: $0) == .accepted }
  }
}
