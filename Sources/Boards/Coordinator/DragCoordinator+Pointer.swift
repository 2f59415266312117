import DragAndDrop
import Geometry
import Widgets

extension DragCoordinator {
  /// Handles a drag event of the piece of `item`; called for every piece that was added.
  public func dragged(_ item: Model.Item, _ event: DragEvent) {
    let act = delegate?.primaryAction(of: item)
    let isHeld = model.session.activeDrag(of: item)?.input.isHeld == true
    switch event.phase {
    case .began:
      presses[item] = nil
      if act == nil, !isPlaceForStickyDrag(item) { takeHold(of: item, event) }
    case .changed where isHeld: follow(item, event)
    // A click on a piece that a click had picked up.
    case .ended where isHeld && !event.hasMoved && presses[item] == .tookOver: model.cancel(item)
    case .ended where isHeld && !event.hasMoved: model.handOff(item, to: .click)
    case .ended where isHeld:
      follow(item, event)
      delegate?.willDrop(item, event)
      model.drop(item)
    case .cancelled where isHeld: model.cancel(item)
    // Another input has taken over the piece.
    case _ where presses[item] != nil: return
    case .changed where event.hasMoved && act != nil: takeHold(of: item, event)
    // The piece is a place for the sticky drag, and the press became a drag of the piece itself.
    case .changed where event.hasMoved && isPlaceForStickyDrag(item): takeHold(of: item, event)
    case .ended where isPlaceForStickyDrag(item): dropStickyDragOnPiece(item)
    case .ended where !event.hasMoved: if let act { act() } else { dropStickyDrag(at: event.point) }
    case .changed, .ended, .cancelled: return
    }
  }

  /// Drops on the first place at a point, after a click on a piece that is not dragged.
  private func dropStickyDrag(at point: Point) {
    if let place = places.order.first(where: { places[$0]?.frame.contains(point) == true }) {
      dropStickyDrag(on: place)
    }
  }

  private func takeHold(of item: Model.Item, _ event: DragEvent) {
    let press: Press = model.session.activeDrag(of: item) == nil ? .pickedUp : .tookOver
    if hold(item, by: event.isFinger ? .finger : .pointer, at: event.point, grab: event.grab) { presses[item] = press }
  }

  private func follow(_ item: Model.Item, _ event: DragEvent) {
    follow(item, to: event.point, grab: model.session.activeDrag(of: item)?.grabPoint ?? event.grab)
  }

  func hold(_ item: Model.Item, by input: DragInput, at point: Point, grab: Point) -> Bool {
    let rules = model.rules
    outerPlaces = Set(places.order.compactMap(rules.parent))
    let dragPreview = dragPreviews[item] ?? delegate?.dragPreview(for: item)
    let grab = self.grab(grab, of: item, dragPreview)
    let home = pieces[item]?.frame
    let start =
      dragPreview.flatMap { dragPreview in home.map { Rect(center: $0.center, size: dragPreview.extent) } } ?? home
    let isHeld = model.pickUp(item, by: input, at: allowed(point, from: start, grab: grab), grabPoint: grab)
    if isHeld {
      raise(dragPreview, for: item)
      followKeys()
    }
    return isHeld
  }

  private func followKeys() {
    operationKeys = OperationKeys(around: board) { [weak self] operation in
      for drag in self?.model.session.activeDrags ?? [] where drag.input.isHeld {
        self?.model.requestOperation(operation, for: drag.item)
      }
    }
  }

  /// Converts a grab point of the piece to that of its preview, if there is one.
  private func grab(_ grab: Point, of item: Model.Item, _ dragPreview: DragPreview?) -> Point {
    guard let size = pieces[item]?.frame.size else { return grab }
    let shown = dragPreview?.extent ?? size
    if movement?.holdsMiddle == true { return Point(x: shown.width / 2, y: shown.height / 2) }
    guard dragPreview != nil, size.width > 0, size.height > 0 else { return grab }
    return Point(x: grab.x / size.width * shown.width, y: grab.y / size.height * shown.height)
  }

  func follow(_ item: Model.Item, to point: Point, grab: Point) {
    let point = allowed(point, from: displayedPiece(item)?.frame, grab: grab)
    model.move(item, to: point, over: places(under: item, at: point, grab: grab))
  }

  /// Returns the nearest point that the movement constraint allows, for a piece whose frame was `start`.
  private func allowed(_ point: Point, from start: Rect?, grab: Point) -> Point {
    guard let movement, let start else { return point }
    let wanted = MovementConstraint.Movement(
      frame: Rect(origin: point - grab, size: start.size), start: start, board: Rect(origin: .zero, size: board.size),
      hand: point)
    return movement.frame(for: wanted).origin + grab
  }

  /// Returns the places under a held piece, the most likely one first.
  func places(under item: Model.Item, at point: Point, grab: Point) -> [Model.Place] {
    if let places = delegate?.places(under: item, at: point, grab: grab) { return places }
    guard let piece = displayedPiece(item) else { return [] }
    let frame = piece.frame(heldAt: point, grab: grab)
    // Most events stay over the same place, and a board can have a thousand places.
    if collision.keepsPlace, let drag = model.session.activeDrag(of: item), drag.verdict == .accepted,
      let place = drag.place, !outerPlaces.contains(place), let kept = places[place],
      collision.candidates(kept.frame, item: frame, at: point)
    {
      return [place]
    }
    let items = places.items
    return collision.candidates(among: items.count, item: frame, at: point) { items[$0].frame }.map { places.order[$0] }
  }

  /// Cancels the drag that clicks or keys perform.
  public func cancelStickyDrag() {
    if let drag = stickyDrag { model.cancel(drag.item) }
  }
}
