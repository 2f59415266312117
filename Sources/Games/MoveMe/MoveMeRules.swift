public import DragAndDrop

/// Where squares can be dropped: anywhere on the board, or on its grid.
///
/// Squares that move together are a `SquareGroup`, and no companions of the drag session. Companions go to the place of
/// the item that is held, and here each has a position of its own.
public struct MoveMeRules: DropRules {
  let state: MoveMeState
  let geometry: MoveMeGeometry
  let snapsToGrid: Bool
  /// The groups in the air, by the squares that are carried.
  let groups: [Int: SquareGroup]
  /// The squares that a pointer or a finger holds.
  let held: Set<Int>

  /// Every finger may carry a square.
  public var maximumActiveDrags: Int { 10 }

  /// Any square that does not follow another one that is held.
  public func canPickUp(_ number: Int) -> Bool {
    state.square(number) != nil && !held.contains { $0 != number && groups[$0]?.positions[number] != nil }
  }

  /// Every position takes a square.
  public func verdict(for number: Int, over position: SquarePosition) -> DropVerdict<Never> { .accepted }

  /// The square stays at the position, or at the nearest one of the grid; one that stays where it was is not moved.
  public func outcome(of number: Int, droppedOn position: SquarePosition) -> DropOutcome<SquarePosition, Never> {
    guard let group = groups[number], let square = state.square(number) else { return .returns(.missed) }
    let landing = landing(at: position, group)
    return landing == geometry.shown(square.position) ? .returns(.cancelled) : .stays(landing)
  }

  func landing(at position: SquarePosition, _ group: SquareGroup) -> SquarePosition {
    guard snapsToGrid else { return position }
    return group.position(leadingTo: geometry.snapped(geometry.center(of: position)))
  }

  /// None in particular.
  public func places(for number: Int) -> [SquarePosition] { [] }
}
