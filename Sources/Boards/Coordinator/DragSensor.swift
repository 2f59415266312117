import DragAndDrop

/// A custom input for drags, such as a switch, a game pad, speech or a camera.
///
/// It calls ``DragCoordinator/pickUp(_:by:at:)``, ``DragCoordinator/move(_:to:)`` or ``DragCoordinator/move(_:over:)``,
/// ``DragCoordinator/putBack(_:)``, and the model's `drop(_:)`. Its drags are shown and announced like all others.
@MainActor public protocol DragSensor<Model>: AnyObject {
  /// The view model of the board.
  associatedtype Model: DragModel

  /// Starts to use a coordinator, which retains the sensor; the sensor must not retain the coordinator.
  func attach(to coordinator: DragCoordinator<Model>)
  /// Stops using the coordinator.
  func detach()
}
