import DragAndDrop
import Geometry
import Widgets

/// The methods with which a program customizes its drag coordinator; each one has a default implementation.
///
/// The names, reasons and actions are those of `DragDelegate`.
@MainActor public protocol DragCoordinatorDelegate<Model>: DragDelegate {
  /// Sets the frames for a new size and after a drop; after other changes, call ``Board/setNeedsLayout()``.
  func layOutItems(in size: Size)
  /// Updates the board from the model; runs again whenever a value that it reads has changed.
  func update()
  /// Called after the drag session is shown as well.
  func didUpdate()

  /// Updates the accessible texts and actions of an item; returns false to leave that to the coordinator.
  func updateAccessibility(of item: BoardItem) -> Bool
  /// Whether the delegate updates the accessible texts that a change affects; if false, the coordinator updates all.
  var updatesChangedAccessibility: Bool { get }
  /// Updates the accessible texts of all items; returns false to leave that to the coordinator.
  func updateAllAccessibility() -> Bool

  /// Returns the preview for a drag, before the pick-up, which may be refused; nil if the piece itself is dragged.
  func dragPreview(for item: Model.Item) -> DragPreview?
  /// Shows where a dragged piece is; returns false to let it follow the pointer, or hover over its place.
  ///
  /// A drop and the next pick-up of an item within one frame count as one drag, without a landing.
  func show(_ drag: DragSession<Model.Rules>.ActiveDrag) -> Bool
  /// Shows where a piece, which may have been removed, is after its drag; returns false to animate it to its frame.
  func showLanding(of item: Model.Item) -> Bool
  /// Called when a piece is released by the pointer, before it is dropped.
  func willDrop(_ item: Model.Item, _ event: DragEvent)

  /// Returns the places under a held piece; nil to search the items of the board.
  func places(under item: Model.Item, at point: Point, grab: Point) -> [Model.Place]?
  /// Returns the frame of a place that is not an item of the board; nil if it is unknown.
  func frame(of place: Model.Place) -> Rect?

  /// The groups among which the keyboard focus moves; nil for the pieces or, during a drag by keys, the places.
  var focusGroups: [FocusGroup]? { get }
  /// Called when the keyboard focus moves to an item of the board.
  func focusMoved(to item: BoardItem)
}

extension DragCoordinatorDelegate {
  /// Does nothing.
  public func layOutItems(in size: Size) {}
  /// Does nothing.
  public func update() {}
  /// Does nothing.
  public func didUpdate() {}
  /// Returns false.
  public func updateAccessibility(of item: BoardItem) -> Bool { false }
  /// Returns false.
  public var updatesChangedAccessibility: Bool { false }
  /// Returns false.
  public func updateAllAccessibility() -> Bool { false }
  /// Returns nil.
  public func dragPreview(for item: Model.Item) -> DragPreview? { nil }
  /// Returns false.
  public func show(_ drag: DragSession<Model.Rules>.ActiveDrag) -> Bool { false }
  /// Returns false.
  public func showLanding(of item: Model.Item) -> Bool { false }
  /// Does nothing.
  public func willDrop(_ item: Model.Item, _ event: DragEvent) {}
  /// Returns nil.
  public func places(under item: Model.Item, at point: Point, grab: Point) -> [Model.Place]? { nil }
  /// Returns nil.
  public func frame(of place: Model.Place) -> Rect? { nil }
  /// Returns nil.
  public var focusGroups: [FocusGroup]? { nil }
  /// Does nothing.
  public func focusMoved(to item: BoardItem) {}
}
