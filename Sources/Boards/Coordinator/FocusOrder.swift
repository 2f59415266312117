import DragAndDrop

/// The items to which the keyboard focus can move, and where it continues after each step.
struct FocusOrder<Model: DragModel> {
  unowned let coordinator: DragCoordinator<Model>

  private var model: Model { coordinator.model }
  private var pieces: PieceItems<Model.Item> { coordinator.pieces }
  private var places: PlaceItems<Model.Place> { coordinator.places }
  private var delegate: (any DragCoordinatorDelegate<Model>)? { coordinator.delegate }

  /// The groups of the delegate or, by default, pieces and places; during a drag, only the places that can be reached.
  var groups: [FocusGroup] {
    if let groups = delegate?.focusGroups { return groups }
    let line = coordinator.focusLine
    if let drag = coordinator.stickyDrag {
      return [FocusGroup(reachablePlaces(for: drag).compactMap { places[$0] }, isClosed: true, line: line)]
    }
    let rules = model.rules
    let active = pieces.order.filter {
      delegate?.primaryAction(of: $0) != nil || rules.canPickUp($0) || model.session.pendingDrop(containing: $0) != nil
    }
    return [
      FocusGroup(active.compactMap { pieces[$0] }, line: line),
      FocusGroup(coordinator.hooks.controls(), line: line),
      FocusGroup(commonPlaces.compactMap { places[$0] }, isScanned: false),
    ]
  }

  func group(of item: BoardItem) -> FocusGroup? { groups.first { $0.items.contains { $0 === item } } }

  func reachablePlaces(for drag: DragCoordinator<Model>.ActiveDrag) -> [Model.Place] {
    let reachable = Set(destinations(of: drag) + [coordinator.originPlace(drag.item)].compactMap { $0 })
    return places.order.filter(reachable.contains)
  }

  func startPlace(for item: Model.Item) -> BoardItem? {
    guard let piece = pieces[item], let drag = model.session.activeDrag(of: item) else { return nil }
    if coordinator.keyboardStart == .origin, let origin = coordinator.originPlace(item) { return places[origin] }
    let best = drag.candidates.isEmpty ? destinations(of: drag) : drag.candidates
    return best.compactMap { places[$0] }.min {
      $0.frame.center.distance(to: piece.frame.center) < $1.frame.center.distance(to: piece.frame.center)
    }
  }

  /// Returns the piece of an item that was moved, if it can be picked up again, or else the next one in order that can.
  func piece(after item: Model.Item) -> Piece? {
    if let next = delegate?.nextFocus(after: item) ?? coordinator.hooks.nextFocus(item) { return pieces[next] }
    if model.rules.canPickUp(item), let piece = pieces[item] { return piece }
    let order = pieces.order
    guard let index = order.firstIndex(of: item) else { return nil }
    let inOrder = order[(index + 1)...] + order[...index]
    return inOrder.first { model.rules.canPickUp($0) }.flatMap { pieces[$0] }
  }

  private func destinations(of drag: DragCoordinator<Model>.ActiveDrag) -> [Model.Place] {
    if drag.candidates.isEmpty || coordinator.keyboardReach == .all { return commonPlaces }
    // A place that opens can lead to others that accept the item.
    return drag.candidates + commonPlaces.filter { coordinator.springLoadAction(of: $0, for: drag.item) != nil }
  }

  private var commonPlaces: [Model.Place] {
    if coordinator.hooks.sharesOrigins { return places.order }
    let origins = Set(pieces.order.compactMap(coordinator.originPlace))
    return places.order.filter { !origins.contains($0) }
  }
}
