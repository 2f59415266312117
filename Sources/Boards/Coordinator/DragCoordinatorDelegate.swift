import DragAndDrop
import Geometry
import Widgets

/// The methods with which a game customizes its drag coordinator; each one has a default implementation.
@MainActor public protocol DragCoordinatorDelegate<Model>: AnyObject {
  /// The view model of the game.
  associatedtype Model: DragModel

  /// Sets the frames for a new size and after a drop; after other changes, call ``Board/setNeedsLayout()``.
  func layOutItems(in size: Size)
  /// Updates the board from the model; runs again whenever a value that it reads has changed.
  func update()
  /// Called after the drag session is shown as well.
  func didUpdate()

  /// Returns the name of an item in sentences; nil for the accessible name of its piece.
  func name(ofItem item: Model.Item) -> String?
  /// Returns the name of a place in sentences; nil for its accessible name.
  func name(ofPlace place: Model.Place) -> String?
  /// Returns the reason for a refusal as a sentence; nil for no reason.
  func reason(for refusal: Model.Rules.Refusal) -> String?
  /// Returns the announcement of a drag step; nil for the default one, an empty string for none.
  func announcement(for step: DragStep<Model.Rules>) -> String?
  /// Returns sentences, each once, about what else the last update has changed, to follow those about drags.
  func announcements() -> [String]
  /// Announces a text in another way than through the board; returns false to leave it to the coordinator.
  func announce(_ text: String) -> Bool

  /// Returns the accessible label of an item's piece, without whether it is picked up; nil to keep the piece's own.
  func accessibleLabel(ofItem item: Model.Item) -> String?
  /// Returns the accessible label of a place; nil to keep the place's own.
  func accessibleLabel(ofPlace place: Model.Place) -> String?
  /// Returns what can be done with an item that is not dragged, as a sentence; nil for the default.
  func accessibleDescription(ofItem item: Model.Item) -> String?
  /// Returns the description of a place when no key moves an item; nil for none.
  func accessibleDescription(ofPlace place: Model.Place) -> String?
  /// Returns what a drop does that the place accepts, and how to perform or cancel it; nil for the default.
  func accessibleDescription(ofDropping item: Model.Item, on place: Model.Place) -> String?
  /// Updates the accessible texts and actions of an item; returns false to leave that to the coordinator.
  func updateAccessibility(of item: BoardItem) -> Bool
  /// Whether the delegate updates the accessible texts that a change affects; if false, the coordinator updates all.
  var updatesChangedAccessibility: Bool { get }
  /// Updates the accessible texts of all items; returns false to leave that to the coordinator.
  func updateAllAccessibility() -> Bool

  /// Returns the action of a click, Space or the action `click` on a piece; nil if these pick it up.
  ///
  /// A piece with such an action is picked up only when a press moves. It can be focused even if it cannot be moved.
  func primaryAction(of item: Model.Item) -> (() -> Void)?
  /// Returns when a press by a pointer or a finger on a piece becomes a drag.
  func activation(of item: Model.Item, by input: DragInput) -> DragActivation
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

  /// Returns an action that opens a place while an item is over it, like a folder or a tab; nil for none.
  ///
  /// It runs after ``DragCoordinator/springLoadDelay``; with keys or clicks, at once if a drop would not be accepted.
  func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)?

  /// Returns the item to focus after a move; nil for the moved one or, if it cannot be picked up again, the next one.
  func nextFocus(after item: Model.Item) -> Model.Item?
  /// The groups among which the keyboard focus moves; nil for the pieces and places.
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
  /// Returns nil.
  public func name(ofItem item: Model.Item) -> String? { nil }
  /// Returns nil.
  public func name(ofPlace place: Model.Place) -> String? { nil }
  /// Returns the description of a refusal that is `CustomStringConvertible`; nil for others.
  public func reason(for refusal: Model.Rules.Refusal) -> String? {
    (refusal as? any CustomStringConvertible)?.description
  }
  /// Returns nil.
  public func announcement(for step: DragStep<Model.Rules>) -> String? { nil }
  /// Returns no sentences.
  public func announcements() -> [String] { [] }
  /// Returns false.
  public func announce(_ text: String) -> Bool { false }
  /// Returns nil.
  public func accessibleLabel(ofItem item: Model.Item) -> String? { nil }
  /// Returns nil.
  public func accessibleLabel(ofPlace place: Model.Place) -> String? { nil }
  /// Returns nil.
  public func accessibleDescription(ofItem item: Model.Item) -> String? { nil }
  /// Returns nil.
  public func accessibleDescription(ofPlace place: Model.Place) -> String? { nil }
  /// Returns nil.
  public func accessibleDescription(ofDropping item: Model.Item, on place: Model.Place) -> String? { nil }
  /// Returns false.
  public func updateAccessibility(of item: BoardItem) -> Bool { false }
  /// Returns false.
  public var updatesChangedAccessibility: Bool { false }
  /// Returns false.
  public func updateAllAccessibility() -> Bool { false }
  /// Returns nil.
  public func primaryAction(of item: Model.Item) -> (() -> Void)? { nil }
  /// Returns `atOnce`.
  public func activation(of item: Model.Item, by input: DragInput) -> DragActivation { .atOnce }
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
  public func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)? { nil }
  /// Returns nil.
  public func nextFocus(after item: Model.Item) -> Model.Item? { nil }
  /// Returns nil.
  public var focusGroups: [FocusGroup]? { nil }
  /// Does nothing.
  public func focusMoved(to item: BoardItem) {}
}
