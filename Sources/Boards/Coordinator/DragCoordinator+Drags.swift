import DragAndDrop
import Geometry
import Widgets

/// The drags, for sensors and programs.
extension DragCoordinator {
  /// The drag that clicks or keys perform; nil if there is no such drag.
  public var stickyDrag: ActiveDrag? { model.session.stickyDrag }

  /// The items that can be picked up now, in the order in which their pieces were added.
  public var movableItems: [Model.Item] { pieces.order.filter(model.isMovable) }

  /// Returns the places to which keys can move a dragged item, in their order.
  public func reachablePlaces(for item: Model.Item) -> [Model.Place] {
    model.session.activeDrag(of: item).map(focusOrder.reachablePlaces) ?? []
  }

  /// Picks an item up at a point of the board, nil for an input without one; returns whether this input drags it now.
  @discardableResult
  public func pickUp(_ item: Model.Item, by input: DragInput, at point: Point? = nil) -> Bool {
    guard let point, let piece = pieces[item] else { return model.pickUp(item, by: input) }
    return pointerInput.pickUp(item, by: input, at: point, grab: point - piece.currentFrame.origin)
  }

  /// Moves a held item to a point, in the board's coordinates.
  public func move(_ item: Model.Item, to point: Point) {
    guard let grab = model.session.activeDrag(of: item)?.grabPoint else { return }
    pointerInput.follow(item, to: point, grab: grab)
  }

  /// Moves an item of an input without a point over a place, or over none.
  public func move(_ item: Model.Item, over place: Model.Place?) { model.move(item, to: nil, over: place) }

  /// Finds the places under the held items again, after a layout.
  public func updatePlacesOfHeldItems() { pointerInput.updatePlaces() }

  /// Handles a drag event as from the piece of `item`.
  public func handle(_ event: DragEvent, of item: Model.Item) { pointerInput.handle(event, of: item) }

  /// Cancels the active drag or the pending drop of an item, and focuses its piece; returns false if there was neither.
  @discardableResult
  public func putBack(_ item: Model.Item) -> Bool { stickyInput.putBack(item) }

  /// Cancels the drag that clicks or keys perform.
  public func cancelStickyDrag() {
    guard let drag = stickyDrag, transfers?.putBack(drag.item) != true else { return }
    model.cancel(drag.item)
  }

  /// Cancels the sticky drag, or else all other active drags, or else a pending drop; returns false without any.
  ///
  /// It is the pending drop of the focused item, or else the last one.
  @discardableResult
  public func escapePressed() -> Bool { stickyInput.cancelLatest() }
}
