import CGtk
import DragAndDrop
import Geometry
import Widgets

/// The input by pointers and fingers, which turns the drag events of pieces into calls of the model.
final class PointerInput<Model: DragModel> {
  private enum Press {
    /// The press picked the item up.
    case pickedUp
    /// The item had been picked up by a click or a key.
    case tookOver
  }

  private unowned let coordinator: DragCoordinator<Model>
  /// The current presses that have picked up or taken over an item, even if its drag was cancelled since.
  private var presses: [Model.Item: Press] = [:]
  /// The places that contain others, as of the last pick-up.
  private var outerPlaces: Set<Model.Place> = []
  private var operationKeys: OperationKeys?
  /// The times at which the current presses began, in seconds of any monotonic clock.
  private var pressTimes: [Model.Item: Double] = [:]
  /// The items on which another finger is down, which a tap adds to the running drag.
  private var tapped: Set<Model.Item> = []

  init(_ coordinator: DragCoordinator<Model>) { self.coordinator = coordinator }

  private var model: Model { coordinator.model }

  func handle(_ event: DragEvent, of item: Model.Item) {
    // An external drag has ended the press.
    if coordinator.transfers?.isDeparted(item) == true { return }
    if handleTap(event, of: item) { return }
    if event.phase == .began { pressTimes[item] = Self.now }
    if event.phase == .ended, let time = pressTimes.removeValue(forKey: item), !event.hasMoved, event.isFinger,
      Self.now - time >= coordinator.options.longPressTime, opensMenu(of: item)
    {
      return
    }
    let act = coordinator.delegate?.primaryAction(of: item) ?? coordinator.hooks.clickAction(item, event)
    if event.phase == .began { presses[item] = nil }
    let state = PressStep.State(
      isHeld: model.session.activeDrag(of: item)?.input.isHeld == true, tookOver: presses[item] == .tookOver,
      hasHeld: presses[item] != nil, hasAction: act != nil,
      isPlace: coordinator.stickyInput.destination(at: item) != nil)
    switch PressStep(event, state) {
    case .pickUp: begin(item, event)
    case .follow: follow(item, event)
    case .drop:
      follow(item, event)
      coordinator.delegate?.willDrop(item, event)
      model.drop(item)
      focus(item)
    case .cancel:
      model.cancel(item)
      if event.phase == .ended { focus(item) }
    case .handOff:
      model.handOff(item, to: .click)
      focus(item)
    case .dropOnPiece:
      if let place = coordinator.stickyInput.destination(at: item) { coordinator.stickyInput.drop(on: place) }
    case .act:
      // First, so that a sentence of the action is read with this piece.
      focus(item)
      act?()
    case .dropAtPoint: dropStickyDrag(at: event.point)
    case .ignore: return
    }
  }

  /// Focuses a piece, so that keys and messages concern it; one that keys cannot focus passes the focus to the next.
  private func focus(_ item: Model.Item) {
    coordinator.focusNext { [weak coordinator] in
      guard let coordinator, let piece = coordinator.pieces[item] else { return nil }
      if coordinator.focusOrder.contains(piece) { return piece }
      return coordinator.board.focusedItem === piece ? coordinator.focusOrder.piece(after: item) : nil
    }
  }

  func forgetPress(of item: Model.Item) {
    (presses[item], pressTimes[item]) = (nil, nil)
    tapped.remove(item)
  }

  func forgetPresses() { (presses, pressTimes, tapped) = ([:], [:], []) }

  func sessionChanged() {
    if operationKeys != nil, !model.session.activeDrags.contains(where: { $0.input.isHeld }) { operationKeys = nil }
  }

  /// Opens the first innermost place at a point or drops there, after a click on a piece that is not dragged.
  private func dropStickyDrag(at point: Point) {
    let found = coordinator.places.order.filter { coordinator.places[$0]?.isHit(at: point) == true }
    let outer = Set(found.compactMap(model.rules.parent))
    if let place = found.first(where: { !outer.contains($0) }) { coordinator.stickyInput.openOrDrop(on: place) }
  }

  private func begin(_ item: Model.Item, _ event: DragEvent) {
    let press: Press = model.session.activeDrag(of: item) == nil ? .pickedUp : .tookOver
    if pickUp(item, by: event.isFinger ? .finger : .pointer, at: event.point, grab: event.grab) {
      presses[item] = press
    }
  }

  private static var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Opens the menu of an item after a long press, whose pick-up is undone.
  private func opensMenu(of item: Model.Item) -> Bool {
    guard coordinator.hasMoveMenu, presses[item] == .pickedUp, let drag = model.session.activeDrag(of: item),
      drag.input.isHeld
    else { return false }
    model.withdrawPickUp(item)
    // Without a menu, it is a click.
    if !coordinator.moveMenu.open(for: item) { model.pickUp(item, by: .click) }
    return true
  }

  /// Adds an item to the drag of another finger once it is tapped; returns whether the event belongs to such a tap.
  private func handleTap(_ event: DragEvent, of item: Model.Item) -> Bool {
    if event.phase == .began, coordinator.addsTappedItems, event.isFinger,
      model.session.activeDrags.contains(where: { $0.input == .finger && !$0.items.contains(item) })
    {
      tapped.insert(item)
      return true
    }
    guard tapped.contains(item) else { return false }
    if event.phase != .changed { tapped.remove(item) }
    if event.phase == .ended, !event.hasMoved, let drag = model.session.activeDrags.last(where: \.input.isHeld) {
      model.add(item, toDragOf: drag.item)
    }
    return true
  }

  private func follow(_ item: Model.Item, _ event: DragEvent) {
    if event.phase == .changed, coordinator.transfers?.takesOver(item, at: event.point) == true { return }
    follow(item, to: event.point, grab: model.session.activeDrag(of: item)?.grabPoint ?? event.grab)
  }

  func pickUp(_ item: Model.Item, by input: DragInput, at point: Point, grab: Point) -> Bool {
    outerPlaces = Set(coordinator.places.order.compactMap(model.rules.parent))
    let display = coordinator.display
    let preview = display.preview(of: item) ?? coordinator.delegate?.dragPreview(for: item)
    let grab = self.grab(grab, of: item, preview)
    var start = coordinator.pieces[item]?.frame
    if let preview, let frame = start { start = Rect(center: frame.center, size: preview.extent) }
    guard model.pickUp(item, by: input, at: constrained(point, from: start, grab: grab), grabPoint: grab) else {
      return false
    }
    display.add(preview, for: item)
    readOperationKeys()
    return true
  }

  private func readOperationKeys() {
    operationKeys = OperationKeys(around: coordinator.board) { [weak coordinator] operation in
      for drag in coordinator?.model.session.activeDrags ?? [] where drag.input.isHeld {
        coordinator?.model.requestOperation(operation, for: drag.item)
      }
    }
  }

  /// Converts a grab point of the piece to that of its preview, if there is one.
  private func grab(_ grab: Point, of item: Model.Item, _ preview: DragPreview?) -> Point {
    guard let size = coordinator.pieces[item]?.frame.size else { return grab }
    let shown = preview?.extent ?? size
    if coordinator.movement?.holdsCenter == true { return Point(x: shown.width / 2, y: shown.height / 2) }
    guard preview != nil, size.width > 0, size.height > 0 else { return grab }
    return Point(x: grab.x / size.width * shown.width, y: grab.y / size.height * shown.height)
  }

  func follow(_ item: Model.Item, to point: Point, grab: Point) {
    let point = constrained(point, from: coordinator.display.piece(item)?.frame, grab: grab)
    model.move(item, to: point, over: places(under: item, at: point, grab: grab))
  }

  func moveHeld(by distance: Point) {
    for drag in model.session.activeDrags where drag.input.isHeld {
      if let point = drag.point, let grab = drag.grabPoint { follow(drag.item, to: point + distance, grab: grab) }
    }
  }

  func updatePlaces() {
    for drag in model.session.activeDrags where drag.input.isHeld {
      guard let point = drag.point, let grab = drag.grabPoint else { continue }
      model.move(drag.item, to: point, over: places(under: drag.item, at: point, grab: grab))
    }
  }

  private func constrained(_ point: Point, from start: Rect?, grab: Point) -> Point {
    guard let movement = coordinator.movement, let start else { return point }
    return movement.point(point, grab: grab, from: start, on: Rect(origin: .zero, size: coordinator.board.size))
  }

  /// Returns the places under a held piece, the best match first.
  private func places(under item: Model.Item, at point: Point, grab: Point) -> [Model.Place] {
    if let places = coordinator.delegate?.places(under: item, at: point, grab: grab) { return places }
    let piece = coordinator.display.piece(item)
    guard let size = piece?.frame.size ?? coordinator.transfers?.size(of: item) else { return [] }
    // The grab point of an item from elsewhere is one on its picture there.
    let isArriving = coordinator.transfers?.isShownElsewhere(item) == true
    let frame = isArriving ? Rect(center: point, size: size) : Rect(origin: point - grab, size: size)
    let (collision, places) = (coordinator.collision, coordinator.places)
    // Most events stay over the same place, and a board can have a thousand places.
    if collision.keepsPlace, let drag = model.session.activeDrag(of: item), drag.verdict == .accepted,
      let place = drag.place, !outerPlaces.contains(place), let kept = places[place],
      collision.isOver(kept.frame, item: frame, at: point, shape: kept.boardShape)
    {
      return [place]
    }
    let items = places.items
    let found = collision.candidates(among: items.count, item: frame, at: point, shape: { items[$0].boardShape }) {
      items[$0].dropFrame
    }
    return found.map { places.order[$0] }
  }
}
