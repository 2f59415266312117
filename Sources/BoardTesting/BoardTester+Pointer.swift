import DragAndDrop
import Geometry
import InputEvents

struct TestPress {
  /// The number of the press, counted from 1.
  let number: Int
  let start: DragEvent
  let time: Double
  /// The press as long as it is not a drag yet; nil from then on.
  var pending: DragPress?
  var point: Point
  /// Whether the press has moved farther than a click may, even if it has come back since.
  var hasMoved = false
  var hasHeld = false
  var tookOver = false
}

extension BoardTester {
  /// Presses a piece at a point of the board, by default at its center, with a pointer or a finger.
  ///
  /// A press that is released before it has moved by ``dragThreshold`` is a click. Fingers can press several pieces.
  public func press(
    _ item: Item, at point: Point? = nil, by input: DragInput = .pointer, control: Bool = false, shift: Bool = false
  ) {
    update()
    guard let frame = pieces[item]?.frame else { return }
    let point = point ?? frame.center
    let start = DragEvent(
      phase: .began, point: point, grab: point - frame.origin, isFinger: input == .finger, control: control,
      shift: shift)
    let activation = delegate?.activation(of: item, by: input) ?? options.activation
    pressCount += 1
    presses[item] = TestPress(
      number: pressCount, start: start, time: time, pending: DragPress(activation, at: point), point: point)
    passPress(of: item)
  }

  /// Moves the pressed pointer or finger of a piece to a point of the board.
  public func move(_ item: Item, to point: Point) {
    presses[item]?.point = point
    if let press = presses[item], point.distance(to: press.start.point) > dragThreshold {
      presses[item]?.hasMoved = true
    }
    passPress(of: item)
    guard let press = presses[item], press.pending == nil else { return }
    handle(press, .changed, item)
  }

  /// Moves the pressed pointer or finger of a piece so that the piece is in the middle of a place.
  public func move(_ item: Item, over place: Place) {
    update()
    guard let press = presses[item], let piece = pieces[item], let target = places[place] else { return }
    move(item, to: target.frame.center + press.start.grab - piece.frame.size.middle)
  }

  /// Releases the pointer or finger of a piece.
  public func release(_ item: Item) {
    guard var press = presses[item] else { return }
    if let pending = press.pending {
      guard pending.state == .waiting else { return presses[item] = nil }
      press.pending = nil
      // A click, wherever it is released.
      (press.point, press.hasMoved) = (press.start.point, false)
      presses[item] = press
      handle(press, .began, item)
    }
    if let press = presses[item] { handle(press, .ended, item) }
    presses[item] = nil
  }

  /// Interrupts the press of a piece, as a second button or the end of a window does.
  public func cancelPress(_ item: Item) {
    if let press = presses[item], press.pending == nil { handle(press, .cancelled, item) }
    presses[item] = nil
  }

  /// Clicks a piece, or taps it; Ctrl and Shift select pieces.
  public func click(_ item: Item, control: Bool = false, shift: Bool = false) {
    press(item, control: control, shift: shift)
    release(item)
  }

  /// Clicks a place, or taps it.
  public func click(onPlace place: Place) {
    update()
    guard let element = places[place] else { return }
    if let piece = item(of: element) { return click(piece) }
    stickyInput.openOrDrop(on: place)
    update()
  }

  /// Clicks the board outside of all items, which cancels a drag by clicks or keys.
  public func clickBackground() {
    if let drag = model.session.stickyDrag { model.cancel(drag.item) }
    selectionInput?.clear()
    update()
  }

  /// Begins the drag of a press that has moved far enough or lasted long enough.
  private func passPress(of item: Item) {
    guard var press = presses[item], press.pending != nil else { return }
    press.pending?.update(to: press.point, after: time - press.time)
    if press.pending?.state == .dragging {
      press.pending = nil
      presses[item] = press
      handle(press, .began, item)
    } else {
      presses[item] = press
    }
  }

  var pressesInOrder: [(item: Item, press: TestPress)] {
    presses.sorted { $0.value.number < $1.value.number }.map { ($0.key, $0.value) }
  }

  func passTimeOfPresses() {
    for (item, _) in pressesInOrder { passPress(of: item) }
  }

  private func handle(_ press: TestPress, _ phase: DragEvent.Phase, _ item: Item) {
    var event = press.start
    event.phase = phase
    if phase != .began { (event.point, event.hasMoved) = (press.point, press.hasMoved) }
    let act = delegate?.primaryAction(of: item) ?? selectionInput?.clickAction(of: item, event)
    let state = PressStep.State(
      isHeld: model.session.activeDrag(of: item)?.input.isHeld == true, tookOver: press.tookOver,
      hasHeld: press.hasHeld, hasAction: act != nil, isPlace: stickyInput.destination(at: item) != nil)
    switch PressStep(event, state) {
    case .pickUp: pickUp(item, event)
    case .follow: follow(item, event)
    case .drop:
      follow(item, event)
      model.drop(item)
      focusPiece(of: item)
    case .cancel:
      model.cancel(item)
      if phase == .ended { focusPiece(of: item) }
    case .handOff:
      model.handOff(item, to: .click)
      focusPiece(of: item)
    case .dropOnPiece: if let place = stickyInput.destination(at: item) { stickyInput.drop(on: place) }
    case .act:
      focusPiece(of: item)
      act?()
    case .dropAtPoint:
      let place = placeOrder.first { places[$0]?.frame.contains(event.point) == true }
      if let place { stickyInput.openOrDrop(on: place) }
    case .ignore: break
    }
    update()
  }

  private func pickUp(_ item: Item, _ event: DragEvent) {
    let tookOver = model.session.activeDrag(of: item) != nil
    guard let start = pieces[item]?.frame else { return }
    let grab = movement?.holdsCenter == true ? start.size.middle : event.grab
    let point = constrained(event.point, grab: grab, from: start)
    guard model.pickUp(item, by: event.isFinger ? .finger : .pointer, at: point, grabPoint: grab) else { return }
    presses[item]?.hasHeld = true
    presses[item]?.tookOver = tookOver
  }

  private func follow(_ item: Item, _ event: DragEvent) {
    guard let piece = pieces[item] else { return }
    let grab = model.session.activeDrag(of: item)?.grabPoint ?? event.grab
    let point = constrained(event.point, grab: grab, from: piece.frame)
    let frame = Rect(origin: point - grab, size: piece.frame.size)
    let order = placeOrder
    let found = collision.candidates(among: order.count, item: frame, at: point) { places[order[$0]]?.frame }
    model.move(item, to: point, over: found.map { order[$0] })
  }

  private func constrained(_ point: Point, grab: Point, from start: Rect) -> Point {
    movement?.point(point, grab: grab, from: start, on: Rect(origin: .zero, size: boardSize)) ?? point
  }

  /// Moves the pressed pointers and fingers, and what they hold, with a board that has scrolled below them.
  func moveHeld(by distance: Point) {
    for (item, press) in pressesInOrder where press.pending == nil { move(item, to: press.point + distance) }
  }

  /// Focuses a piece after a press; one that keys cannot focus passes the focus to the next.
  private func focusPiece(of item: Item) {
    focusNext { [weak self] in
      guard let self, let piece = pieces[item] else { return nil }
      if focusOrder.contains(piece) { return piece }
      return focusedElement === piece ? focusOrder.piece(after: item) : nil
    }
  }
}

extension Size {
  fileprivate var middle: Point { Point(x: width / 2, y: height / 2) }
}
