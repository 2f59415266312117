import DragAndDrop

/// Squares that move together are a `SquareGroup` and not a drag group, because each has its own position.
package struct MoveMeRules: DropRules {
  let state: MoveMeState
  let geometry: MoveMeGeometry
  let snapsToGrid: Bool
  /// The dragged groups, by the number of the square that leads them.
  let groups: [Int: SquareGroup]
  /// The squares that a pointer or finger holds.
  let held: Set<Int>

  package var maximumActiveDrags: Int { 10 }

  package func canPickUp(_ number: Int) -> Bool {
    state.square(number) != nil && !held.contains { $0 != number && groups[$0]?.positions[number] != nil }
  }

  package func verdict(for number: Int, over position: SquarePosition) -> DropVerdict<Never> { .accepted }

  package func outcome(of number: Int, droppedOn position: SquarePosition) -> DropOutcome<SquarePosition, Never> {
    guard let group = groups[number], let square = state.square(number) else { return .returns(.missed) }
    let landing = landing(at: position, group)
    return landing == geometry.shown(square.position) ? .returns(.cancelled) : .stays(landing)
  }

  /// Returns where a group lands, whose squares keep their distances and stay on the board.
  func landing(at position: SquarePosition, _ group: SquareGroup) -> SquarePosition {
    let center = geometry.center(of: position)
    return group.position(leadingTo: snapsToGrid ? geometry.snapped(center) : center)
  }

  package func places(for number: Int) -> [SquarePosition] { [] }
}
