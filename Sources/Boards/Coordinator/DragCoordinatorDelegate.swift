import DragAndDrop
import Widgets

/// What a game does on its board beside what a coordinator does by itself; everything has a default.
@MainActor public protocol DragCoordinatorDelegate<Model>: AnyObject {
  /// The view model of the game.
  associatedtype Model: DragModel

  /// Gives every item its frame, for a new size of the board and after a piece was dropped.
  func layOutItems(in size: Size)
  /// Puts the model's state on the board; run again after each change of what it reads.
  func update()
  /// Shows what follows from it, once what is in the air is shown as well.
  func didUpdate()

  /// Whether the game itself sets the texts that a change calls for, since it knows which; otherwise all are set then.
  var setsChangedTexts: Bool { get }
  /// Sets the texts of an item for the ear, with ``DragCoordinator/setAccessibleText(_:_:of:)``.
  ///
  /// By default the coordinator does it: an item keeps its name, and its description says what can be done with it.
  func describe(_ item: BoardItem)
  /// Sets the texts of all pieces and places for the ear; true when it has done so.
  ///
  /// Others are described one after the other.
  func updateAllAccessibility() -> Bool

  /// What an item is called in sentences; nil for the accessible name of its piece.
  func name(ofItem item: Model.Item) -> String?
  /// What a place is called in sentences; nil for the accessible name of its item of the board.
  func name(ofPlace place: Model.Place) -> String?
  /// Why a place does not take an item, as a sentence; nil if there is nothing to say.
  func message(for refusal: Model.Rules.Refusal) -> String?
  /// What is said about a step of a carry; nil leaves it to the coordinator's words, and an empty text says nothing.
  func announcement(for step: DragStep<Model.Rules>) -> String?

  /// What a click, Space or the action `click` does to a piece where that is not to pick it up; nil where it is.
  ///
  /// Such a piece is picked up only once a press has moved. It can have the focus, movable or not.
  func primaryAction(of item: Model.Item) -> (() -> Void)?
  /// When a press on a piece becomes a drag, asked for pointers and fingers as they press.
  func activation(of item: Model.Item, by input: DragInput) -> DragActivation
  /// What is shown in the hand in place of a piece; nil where the piece itself is carried.
  ///
  /// Asked when it is picked up; where the pick-up is not allowed, nothing comes of the answer.
  func dragPreview(for item: Model.Item) -> DragPreview?
  /// Shows where a carried piece is; true when it has done so.
  ///
  /// Others are held by the hand, or hover over the place that keys or clicks brought them to. A drop and the next pick-up
  /// of the same item within one frame are one carry here, with no landing in between.
  func show(_ drag: DragSession<Model.Rules>.ActiveDrag) -> Bool
  /// Shows where a piece went that is no longer carried; true when it has done so.
  ///
  /// Others spring home. Called as well for an item whose piece is no longer on the board.
  func showLanding(of item: Model.Item) -> Bool
  /// Called when a piece that a hand has moved is let go, before it is dropped.
  func willDrop(_ item: Model.Item, _ event: DragEvent)

  /// The places under a piece that is held at a point; nil where they are items of the board, which finds them itself.
  func places(under item: Model.Item, at point: Point, grab: Point) -> [Model.Place]?
  /// Where a place lies that is no item of the board; nil if that is not known.
  func frame(of place: Model.Place) -> Rect?

  /// What opens a place while an item is over it, as a folder does or a tab; nil where there is nothing to open.
  ///
  /// It is done once a hand has held the item over the place for ``DragCoordinator/springLoadDelay``. What keys and clicks carry
  /// opens a place at once that would not take it, and is dropped on one that would.
  func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)?

  /// The item that the focus goes on to once another one was placed; nil leaves it to the order of the pieces.
  func nextFocus(after item: Model.Item) -> Model.Item?
  /// Called when the keyboard focus arrives at an item of the board.
  func focusMoved(to item: BoardItem)
}

extension DragCoordinatorDelegate {
  /// Nothing: the board's own ``Board/onLayout`` does.
  public func layOutItems(in size: Size) {}
  /// Nothing: the board never changes.
  public func update() {}
  /// Nothing.
  public func didUpdate() {}
  /// All are set after each change.
  public var setsChangedTexts: Bool { false }
  /// Leaves it to the coordinator.
  public func describe(_ item: BoardItem) { item.board?.updateAccessibilityByDefault?(item) }
  /// Leaves it to the coordinator.
  public func updateAllAccessibility() -> Bool { false }
  /// That of its piece.
  public func name(ofItem item: Model.Item) -> String? { nil }
  /// That of its item of the board.
  public func name(ofPlace place: Model.Place) -> String? { nil }
  /// What the refusal says of itself, where it is a text or describes itself.
  public func message(for refusal: Model.Rules.Refusal) -> String? {
    (refusal as? any CustomStringConvertible)?.description
  }
  /// Leaves it to the coordinator.
  public func announcement(for step: DragStep<Model.Rules>) -> String? { nil }
  /// To pick it up.
  public func primaryAction(of item: Model.Item) -> (() -> Void)? { nil }
  /// As it is pressed.
  public func activation(of item: Model.Item, by input: DragInput) -> DragActivation { .atOnce }
  /// The piece itself is carried.
  public func dragPreview(for item: Model.Item) -> DragPreview? { nil }
  /// Leaves it to the coordinator.
  public func show(_ drag: DragSession<Model.Rules>.ActiveDrag) -> Bool { false }
  /// Leaves it to the coordinator.
  public func showLanding(of item: Model.Item) -> Bool { false }
  /// Nothing.
  public func willDrop(_ item: Model.Item, _ event: DragEvent) {}
  /// The items of the board.
  public func places(under item: Model.Item, at point: Point, grab: Point) -> [Model.Place]? { nil }
  /// Not known.
  public func frame(of place: Model.Place) -> Rect? { nil }
  /// Nothing opens.
  public func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)? { nil }
  /// The next one in order.
  public func nextFocus(after item: Model.Item) -> Model.Item? { nil }
  /// Nothing.
  public func focusMoved(to item: BoardItem) {}
}
