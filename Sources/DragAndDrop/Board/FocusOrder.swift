/// The items to which the keyboard focus can move, and the one to which it moves after each step.
@MainActor package struct FocusOrder<Context: BoardContext> {
  package typealias Model = Context.Model
  package typealias ActiveDrag = DragSession<Model.Rules>.ActiveDrag

  unowned let coordinator: Context

  private var model: Model { coordinator.model }
  private var delegate: (any DragDelegate<Model>)? { coordinator.dragDelegate }

  /// The groups of the delegate or, by default, pieces and places; during a drag, only the places that can be reached.
  package var groups: [Context.Group] {
    if let groups = coordinator.ownFocusGroups { return groups }
    let line = coordinator.focusLine
    if let drag = model.session.stickyDrag {
      let reachable = reachablePlaces(for: drag).compactMap(coordinator.element)
      return [Context.Group(reachable, isClosed: true, isScanned: true, line: line)]
    }
    let rules = model.rules
    let active = coordinator.pieceOrder.filter { isActive($0, by: rules) }
    return [
      Context.Group(active.compactMap(coordinator.element), isClosed: false, isScanned: true, line: line),
      Context.Group(coordinator.controls, isClosed: false, isScanned: true, line: line),
      Context.Group(commonPlaces.compactMap(coordinator.element), isClosed: false, isScanned: false, line: nil),
    ]
  }

  private func isActive(_ item: Model.Item, by rules: Model.Rules) -> Bool {
    delegate?.primaryAction(of: item) != nil || rules.canPickUp(item)
      || model.session.pendingDrop(containing: item) != nil
  }

  package func contains(_ element: Context.Element) -> Bool {
    // Most are pieces, of which there may be a thousand in the groups.
    if coordinator.ownFocusGroups == nil, model.session.stickyDrag == nil, let item = coordinator.item(of: element),
      isActive(item, by: model.rules)
    {
      return true
    }
    return groups.contains { $0.contains(element) }
  }

  /// Returns the group of an element, with the items to which keys can move the focus now.
  package func group(of element: Context.Element) -> Context.Group? {
    groups.first { $0.contains(element) }?.withFocusableItems
  }

  package func reachablePlaces(for drag: ActiveDrag) -> [Model.Place] {
    let reachable = Set(destinations(of: drag) + [coordinator.originPlace(drag.item)].compactMap { $0 })
    return coordinator.placeOrder.filter(reachable.contains)
  }

  package func startPlace(for item: Model.Item) -> Context.Element? {
    guard let piece = coordinator.element(of: item), let drag = model.session.activeDrag(of: item) else { return nil }
    if coordinator.keyboardStart == .origin, let origin = coordinator.originPlace(item) {
      return coordinator.element(of: origin)
    }
    let best = drag.candidates.isEmpty ? destinations(of: drag) : drag.candidates
    return best.compactMap(coordinator.element).min {
      $0.frame.center.distance(to: piece.frame.center) < $1.frame.center.distance(to: piece.frame.center)
    }
  }

  /// Returns the piece to focus after a drop of items from elsewhere.
  ///
  /// It is that of the item or, if the model has turned the items into others, the first new one. Without any, it is
  /// the piece that contains them. `before` contains the items of the pieces before the drop.
  package func piece(
    arrivedFor item: Model.Item, at place: Model.Place, before: Set<Model.Item>
  ) -> Context.Element? {
    let next = coordinator.nextFocus(after: item) ?? (model.rules.canPickUp(item) ? item : nil)
    let new = coordinator.pieceOrder.first { !before.contains($0) }
    return [next, new, coordinator.container(of: place)].compactMap { $0 }.lazy
      .compactMap { coordinator.element(of: $0) }.first
  }

  /// Returns the piece of an item that was moved, if it can be picked up again, or else the next one in order that can.
  package func piece(after item: Model.Item) -> Context.Element? {
    if let next = coordinator.nextFocus(after: item) { return coordinator.element(of: next) }
    if model.rules.canPickUp(item), let piece = coordinator.element(of: item) { return piece }
    let order = coordinator.pieceOrder
    guard let index = order.firstIndex(of: item) else { return nil }
    let inOrder = order[(index + 1)...] + order[...index]
    return inOrder.first { model.rules.canPickUp($0) }.flatMap(coordinator.element)
  }

  private func destinations(of drag: ActiveDrag) -> [Model.Place] {
    if coordinator.keyboardReach == .all {
      // Where origins are places for all, they are among the common ones.
      return coordinator.sharesOrigins ? commonPlaces : commonPlaces + decidedOrigins(for: drag)
    }
    if drag.candidates.isEmpty { return commonPlaces }
    // A place that opens can lead to others that accept the item.
    return drag.candidates + commonPlaces.filter { coordinator.springLoadAction(of: $0, for: drag.item) != nil }
  }

  private var origins: Set<Model.Place> { Set(coordinator.pieceOrder.compactMap(coordinator.originPlace)) }

  private var commonPlaces: [Model.Place] {
    if coordinator.sharesOrigins { return coordinator.placeOrder }
    let origins = origins
    return coordinator.placeOrder.filter { !origins.contains($0) }
  }

  /// Returns the origins of pieces for which the rules have a verdict, such as the slots of a list.
  private func decidedOrigins(for drag: ActiveDrag) -> [Model.Place] {
    let (origins, rules) = (origins, model.rules)
    return coordinator.placeOrder.filter {
      origins.contains($0) && drag.moved(over: $0, by: rules).verdict != .unknown
    }
  }
}
