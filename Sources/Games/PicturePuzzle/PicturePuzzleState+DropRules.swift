public import DragAndDrop

extension PicturePuzzleState: DropRules {
  /// Two fingers may carry a tile each.
  public var maximumActiveDrags: Int { 2 }

  /// Any tile can be picked up, also one in its place, until the puzzle is solved.
  public func canPickUp(_ tile: PuzzleTile) -> Bool { !isOver && tiles.indices.contains(tile.index) }

  /// Every position but its own takes a tile.
  public func verdict(for tile: PuzzleTile, over position: GridPosition) -> DropVerdict<Never> {
    guard canPickUp(tile), let other = self.tile(at: position) else { return .unknown }
    return other == tile ? .unknown : .accepted
  }

  /// The two tiles swap; a tile put back where it lies was not moved.
  public func outcome(
    of tile: PuzzleTile, droppedOn position: GridPosition
  ) -> DropOutcome<GridPosition, Never> {
    guard canPickUp(tile), let other = self.tile(at: position) else { return .returns(.missed) }
    return other == tile ? .returns(.cancelled) : .stays(position)
  }

  /// Every position but its own.
  public func places(for tile: PuzzleTile) -> [GridPosition] {
    canPickUp(tile) ? size.positions.filter { self.tile(at: $0) != tile } : []
  }
}
