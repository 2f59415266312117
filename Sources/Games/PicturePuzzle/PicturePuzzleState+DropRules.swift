import DragAndDrop

extension PicturePuzzleState: DropRules {
  /// The limit is two because two fingers can drag a tile each.
  package var maximumActiveDrags: Int { 2 }

  /// Returns whether a tile can be picked up: any tile, even one in its place, until the puzzle is solved.
  package func canPickUp(_ tile: PuzzleTile) -> Bool { !isOver && tiles.indices.contains(tile.index) }

  package func verdict(for tile: PuzzleTile, over position: GridPosition) -> DropVerdict<Never> {
    guard canPickUp(tile), let other = self.tile(at: position) else { return .unknown }
    return other == tile ? .unknown : .accepted
  }

  package func outcome(
    of tile: PuzzleTile, droppedOn position: GridPosition
  ) -> DropOutcome<GridPosition, Never> {
    guard canPickUp(tile), let other = self.tile(at: position) else { return .returns(.missed) }
    return other == tile ? .returns(.cancelled) : .stays(position)
  }

  package func places(for tile: PuzzleTile) -> [GridPosition] {
    canPickUp(tile) ? size.positions.filter { self.tile(at: $0) != tile } : []
  }
}
