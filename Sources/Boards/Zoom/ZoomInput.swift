import CGtk
import DragAndDrop
import Geometry
import Widgets

/// The input that zooms and pans a view: a wheel, a touchpad, fingers and the middle button.
final class ZoomInput {
  private unowned let view: ZoomView
  private var pointer = Point.zero
  private var pinch: Pinch?
  private var drag: (start: Point, visible: Point)?
  private var motion: Motion?

  /// The distance of one step of a wheel, in device-independent pixels.
  private static let wheelStep = 60.0
  /// The pixels of a touchpad that zoom as much as one step of a wheel.
  private static let touchpadStep = 40.0
  /// The duration of a movement that goes on after a release, in seconds.
  private static let slowingTime = 0.75

  /// A zoom by two fingers, from the scale and the point of the board at its beginning.
  private struct Pinch {
    let scale: Double
    let anchor: Point
  }

  init(of view: ZoomView) {
    self.view = view
    let motion = EventController(gtk_event_controller_motion_new(), on: view, phase: .capture)
    for signal in ["enter", "motion"] {
      motion.ref.connect(signal) { [weak self] in self?.pointer = $0.point(at: 1) }
    }
    addScroll()
    addPinch()
    addMiddleButton()
    addDoubleTap()
  }

  // MARK: Wheel and touchpad

  private func addScroll() {
    let flags = GtkEventControllerScrollFlags(
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
    // Ctrl zooms before a list on the board, or a view around it, can scroll.
    let zoom = EventController(gtk_event_controller_scroll_new(flags), on: view, phase: .capture)
    zoom.ref.connect("scroll") { [weak self, unowned zoom] scroll in
      scroll.answer(self?.zoom(by: scroll.point(at: 1).y, zoom) ?? false)
    }
    let pan = EventController(gtk_event_controller_scroll_new(flags), on: view)
    pan.ref.connect("scroll") { [weak self, unowned pan] scroll in
      let isSmooth = gtk_event_controller_scroll_get_unit(pan.ref.opaque) == GDK_SCROLL_UNIT_SURFACE
      scroll.answer(self?.pan(by: scroll.point(at: 1) * (isSmooth ? 1 : Self.wheelStep), pan) ?? false)
    }
    pan.ref.connect("decelerate") { [weak self] in self?.slowDown(from: $0.point(at: 1)) }
  }

  private func isHeld(_ modifier: GdkModifierType, _ controller: EventController) -> Bool {
    gtk_event_controller_get_current_event_state(controller.ref.opaque).rawValue & modifier.rawValue != 0
  }

  private func zoom(by steps: Double, _ controller: EventController) -> Bool {
    guard isHeld(GDK_CONTROL_MASK, controller), steps != 0 else { return false }
    let isSmooth = gtk_event_controller_scroll_get_unit(controller.ref.opaque) == GDK_SCROLL_UNIT_SURFACE
    stop()
    let point = pointer
    if isSmooth {
      let factor = pow(BoardViewport.step, -steps / Self.touchpadStep)
      view.change { $0.zoom(to: $0.scale * factor, about: point) }
    } else {
      view.change { steps < 0 ? $0.zoomIn(about: point) : $0.zoomOut(about: point) }
    }
    return true
  }

  private func pan(by distance: Point, _ controller: EventController) -> Bool {
    guard view.viewport.canPan, !isHeld(GDK_CONTROL_MASK, controller) else { return false }
    stop()
    // A wheel with Shift scrolls sideways, as in any view.
    let isSideways = isHeld(GDK_SHIFT_MASK, controller) && distance.x == 0
    let before = view.viewport
    view.change { $0.pan(by: isSideways ? Point(x: distance.y, y: 0) : distance) }
    // At its end, a view around this one may scroll instead.
    return view.viewport != before
  }

  // MARK: Two fingers

  private func addPinch() {
    let gesture = EventController(gtk_gesture_zoom_new(), on: view, phase: .capture)
    gesture.ref.connect("begin") { [weak self, unowned gesture] in self?.beginPinch(gesture) }
    // Two fingers that move together do not change their distance.
    gesture.ref.connect("update") { [weak self, unowned gesture] in self?.continuePinch(gesture) }
    gesture.ref.connect("end") { [weak self] in self?.endPinch() }
    gesture.ref.connect("cancel") { [weak self] in self?.endPinch() }
  }

  private func center(of gesture: EventController) -> Point? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_bounding_box_center(gesture.ref.opaque, &x, &y) != 0 ? Point(x: x, y: y) : nil
  }

  private func beginPinch(_ gesture: EventController) {
    guard let center = center(of: gesture) else { return }
    let points = points(of: gesture)
    let isOnItems = points.count == 2 && points.allSatisfy(view.items)
    // A finger that drags a piece goes on doing so.
    let isDragging = points.count == 2 && view.board.raised.contains(where: \.isDragged)
    guard !isDragging, view.viewport.pinches(isOnItems: isOnItems) else {
      gtk_gesture_set_state(gesture.ref.opaque, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    stop()
    drag = nil
    pinch = Pinch(scale: view.viewport.scale, anchor: view.viewport.boardPoint(at: center))
    // This cancels the drags of the items that the fingers have come down on.
    gtk_gesture_set_state(gesture.ref.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Returns the points of the fingers; empty on a touchpad.
  private func points(of gesture: EventController) -> [Point] {
    var points: [Point] = []
    let list = gtk_gesture_get_sequences(gesture.ref.opaque)
    var next = list
    while let link = next {
      var (x, y) = (0.0, 0.0)
      let sequence = link.pointee.data.map { OpaquePointer($0) }
      if sequence != nil, gtk_gesture_get_point(gesture.ref.opaque, sequence, &x, &y) != 0 {
        points.append(Point(x: x, y: y))
      }
      next = link.pointee.next
    }
    g_list_free(list)
    return points
  }

  private func continuePinch(_ gesture: EventController) {
    guard let pinch, let center = center(of: gesture) else { return }
    let delta = gtk_gesture_zoom_get_scale_delta(gesture.ref.opaque)
    guard delta.isFinite, delta > 0 else { return }
    view.change { viewport in
      viewport.zoom(to: pinch.scale * delta, about: center)
      viewport.move(to: pinch.anchor - center * (1 / viewport.scale))
    }
    pointer = center
  }

  private func endPinch() {
    guard pinch != nil else { return }
    pinch = nil
    let point = pointer
    view.animate { $0.settle(about: point) }
  }

  // MARK: One finger, and the middle button

  private func addMiddleButton() {
    let gesture = DragGesture(on: view, claiming: .movement) { [weak self] event in
      guard let self else { return }
      if event.phase == .began { beginDrag(event) }
      continueDrag(event)
    }
    gtk_gesture_single_set_button(gesture.ref.opaque, guint(clamping: GDK_BUTTON_MIDDLE))
  }

  /// Follows a finger that came down beside all items, with points in the view's coordinates.
  ///
  /// - Returns: Whether the finger pans the view, or may still do so.
  func follow(_ event: DragEvent) -> Bool {
    if event.phase == .began {
      drag = nil
      if event.isFinger, view.viewport.canPan { beginDrag(event) }
    }
    guard drag != nil, event.isFinger else { return false }
    continueDrag(event)
    return true
  }

  private func beginDrag(_ event: DragEvent) {
    stop()
    drag = view.viewport.canPan ? (event.point, view.viewport.origin) : nil
  }

  private func continueDrag(_ event: DragEvent) {
    guard let (start, visible) = drag else { return }
    if event.phase == .changed, event.hasMoved {
      view.change { $0.move(to: visible - (event.point - start) * (1 / $0.scale)) }
    }
    if event.phase == .ended || event.phase == .cancelled { drag = nil }
    if event.phase == .ended, event.hasMoved { slowDown(from: event.velocity * -1) }
  }

  // MARK: Double tap

  private func addDoubleTap() {
    let gesture = EventController(gtk_gesture_click_new(), on: view, phase: .capture)
    gesture.ref.connect("pressed") { [weak self] in
      self?.stop()
      self?.pointer = $0.point(at: 2)
    }
    gesture.ref.connect("released") { [weak self, unowned gesture] release in
      guard let self, g_value_get_int(release[1]) == 2 else { return }
      doubleTap(at: release.point(at: 2), isFinger: isFinger(gesture))
    }
  }

  private func isFinger(_ controller: EventController) -> Bool {
    guard let device = gtk_event_controller_get_current_event_device(controller.ref.opaque) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }

  private func doubleTap(at point: Point, isFinger: Bool) {
    let isOnItem = view.items(at: point)
    // With a mouse, two clicks on items are ordinary input.
    guard !isOnItem || isFinger && view.zoomsByDoubleTapOnItems else { return }
    // After the items have got the release, which must not find them elsewhere.
    zoomingLater = .whenIdle { [weak self] in
      self?.view.animate { $0.doubleTap(at: point, isOnItem: isOnItem) }
    }
  }

  private var zoomingLater: Scheduled?

  // MARK: Inertia

  private func stop() { motion = nil }

  /// Goes on at a velocity in device-independent pixels per second and slows down, unless motion is reduced.
  private func slowDown(from velocity: Point) {
    guard Motion.canMove(on: view), view.viewport.canPan, velocity.distance(to: .zero) > 20 else { return }
    let (start, scale) = (view.viewport.origin, view.viewport.scale)
    // The curve, of the third degree, begins with this velocity.
    let distance = velocity * (Self.slowingTime / 3 / scale)
    motion = Motion.timed(on: view, seconds: Self.slowingTime) { [weak self] progress in
      self?.view.change { $0.move(to: start + distance * progress) }
    } done: { [weak self] in
      self?.motion = nil
    }
  }
}
