import DragAndDrop

/// An input of a program's own: a switch, a game pad, a voice, a camera.
///
/// It drives a coordinator with ``DragCoordinator/pickUp(_:by:at:)``, ``DragCoordinator/move(_:to:)`` or
/// ``DragCoordinator/move(_:over:)``, ``DragCoordinator/drop(_:)`` and ``DragCoordinator/putBack(_:)``, as the pointer
/// and keys do. So what it does is shown, marked and said in the same way.
@MainActor public protocol DragSensor<Model>: AnyObject {
  /// The view model of the game.
  associatedtype Model: DragModel

  /// Begins to drive a coordinator, which keeps the sensor; it must not be kept in turn.
  func attach(to coordinator: DragCoordinator<Model>)
  /// Ends it.
  func detach()
}

extension DragCoordinator {
  /// Has a sensor drive the game, until it is removed or the coordinator goes.
  public func add(_ sensor: some DragSensor<Model>) {
    sensors.append(sensor)
    sensor.attach(to: self)
  }

  /// Has a sensor drive the game no longer.
  public func remove(_ sensor: some DragSensor<Model>) {
    guard let index = sensors.firstIndex(where: { $0 === sensor }) else { return }
    sensors.remove(at: index)
    sensor.detach()
  }

  // MARK: What sensors do

  /// The items that can be picked up now, in the order in which their pieces were added.
  public var movableItems: [Model.Item] {
    let rules = model.rules
    return model.isDragAllowed
      ? pieces.order.filter { rules.canPickUp($0) && model.session.pendingDrop(containing: $0) == nil } : []
  }

  /// The places where a carried item can be brought, as keys would bring it there, in their order.
  public func reachablePlaces(for item: Model.Item) -> [Model.Place] {
    guard let drag = model.session.activeDrag(of: item) else { return [] }
    let reachable = Set(placesToTry(with: drag) + [originPlace(item)].compactMap { $0 })
    return places.order.filter(reachable.contains)
  }

  /// Has a drop of a piece be a copy, say, where the rules allow it; nil leaves it to them.
  public func requestOperation(_ operation: DropOperation?, for item: Model.Item) {
    model.requestOperation(operation, for: item)
  }

  /// Picks a piece up.
  ///
  /// - Parameter point: Where it is held, in the board's coordinates; nil for an input without a point.
  /// - Returns: Whether it is now carried by this input.
  @discardableResult
  public func pickUp(_ item: Model.Item, by input: DragInput, at point: Point? = nil) -> Bool {
    guard let point, let piece = pieces[item] else { return model.pickUp(item, by: input) }
    return hold(item, by: input, at: point, grab: point - piece.currentFrame.origin)
  }

  /// Moves a piece that is held to a point, in the board's coordinates.
  public func move(_ item: Model.Item, to point: Point) {
    guard let grab = model.session.activeDrag(of: item)?.grabPoint else { return }
    follow(item, to: point, grab: grab)
  }

  /// Moves a piece that an input without a point carries over a place, or over none.
  public func move(_ item: Model.Item, over place: Model.Place?) { model.move(item, to: nil, over: place) }

  /// Lets a piece go where it is.
  ///
  /// - Returns: What becomes of it. Nil if it is not carried, or waits for that from now on.
  @discardableResult
  public func drop(_ item: Model.Item) -> Model.Rules.Outcome? { model.drop(item) }
}
