import DragAndDrop
import Geometry

/// A custom input for drags, such as a switch, a game pad, speech or a camera.
///
/// It calls ``DragCoordinator/pickUp(_:by:at:)``, ``DragCoordinator/move(_:to:)`` or ``DragCoordinator/move(_:over:)``,
/// ``DragCoordinator/drop(_:)`` and ``DragCoordinator/putBack(_:)``. Its drags are shown and announced like all others.
@MainActor public protocol DragSensor<Model>: AnyObject {
  /// The view model of the game.
  associatedtype Model: DragModel

  /// Starts to use a coordinator, which retains the sensor; the sensor must not retain the coordinator.
  func attach(to coordinator: DragCoordinator<Model>)
  /// Stops to use the coordinator.
  func detach()
}

extension DragCoordinator {
  /// Attaches a sensor, until it is removed or the coordinator is deallocated.
  public func add(_ sensor: some DragSensor<Model>) {
    sensors.append(sensor)
    sensor.attach(to: self)
  }

  /// Detaches a sensor.
  public func remove(_ sensor: some DragSensor<Model>) {
    guard let index = sensors.firstIndex(where: { $0 === sensor }) else { return }
    sensors.remove(at: index)
    sensor.detach()
  }

  // MARK: Operations for sensors

  /// The items that can be picked up now, in the order in which their pieces were added.
  public var movableItems: [Model.Item] {
    let rules = model.rules
    return model.isDragAllowed
      ? pieces.order.filter { rules.canPickUp($0) && model.session.pendingDrop(containing: $0) == nil } : []
  }

  /// Returns the places to which keys can move a dragged item, in their order.
  public func reachablePlaces(for item: Model.Item) -> [Model.Place] {
    guard let drag = model.session.activeDrag(of: item) else { return [] }
    let reachable = Set(placesToTry(with: drag) + [originPlace(item)].compactMap { $0 })
    return places.order.filter(reachable.contains)
  }

  /// Requests an operation for the drop of an item, such as a copy; nil for the operation of the rules.
  public func requestOperation(_ operation: DropOperation?, for item: Model.Item) {
    model.requestOperation(operation, for: item)
  }

  /// Picks an item up.
  ///
  /// - Parameter point: The point where it is held, in the board's coordinates; nil for an input without a point.
  /// - Returns: Whether this input drags the item now.
  @discardableResult
  public func pickUp(_ item: Model.Item, by input: DragInput, at point: Point? = nil) -> Bool {
    guard let point, let piece = pieces[item] else { return model.pickUp(item, by: input) }
    return hold(item, by: input, at: point, grab: point - piece.currentFrame.origin)
  }

  /// Moves a held item to a point, in the board's coordinates.
  public func move(_ item: Model.Item, to point: Point) {
    guard let grab = model.session.activeDrag(of: item)?.grabPoint else { return }
    follow(item, to: point, grab: grab)
  }

  /// Moves an item of an input without a point over a place, or over none.
  public func move(_ item: Model.Item, over place: Model.Place?) { model.move(item, to: nil, over: place) }

  /// Drops an item where it is.
  ///
  /// - Returns: The outcome; nil if the item is not dragged, or if the drop is pending.
  @discardableResult
  public func drop(_ item: Model.Item) -> Model.Rules.Outcome? { model.drop(item) }
}
