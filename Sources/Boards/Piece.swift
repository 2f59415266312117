import CGtk
import DragAndDrop
import Geometry
import Widgets

/// A draggable item on a ``Board``; a move changes only the transform of its render node, without drawing it again.
///
/// It can contain other widgets. A press on a focusable one, such as a button, does not drag the piece.
open class Piece: BoardItem {
  /// Called for each event of a pointer or touch drag; every drag ends with an `ended` or `cancelled` event.
  public var onDrag = EventHandlers<DragEvent>()

  var activation: (DragInput) -> DragActivation = { _ in .atOnce }
  /// The part of the piece where presses can drag it, in its own coordinates; nil for the whole piece.
  ///
  /// A press outside of it can be a click. Keys and accessibility actions ignore it.
  open var handle: Rect? { nil }
  private lazy var pressRecognizer = PressRecognizer(of: self)

  var activeOperation: DropOperation? { didSet { if activeOperation != oldValue { showCursor() } } }

  /// The number of pieces that the piece is dragged with, itself included; the board shows it from 2 on.
  package internal(set) var count = 1 { didSet { if count != oldValue { moved() } } }

  /// Whether the piece is part of a pending drop, and cannot be picked up.
  var isPending = false {
    didSet {
      guard isPending != oldValue else { return }
      setStyle("waiting", isPending)
      showCursor()
    }
  }

  /// Whether the piece is being dragged or hovers; it is drawn above its siblings.
  public private(set) var isLifted = false

  private enum Location {
    /// At its frame, or on the way there with `offset` left.
    case atFrame(offset: Point)
    /// Held at a point of the board by the point `grab` in the piece's coordinates.
    case held(at: Point, grab: Point)
    /// With its center at a point of the board, or on the way there with `offset` left.
    case hovering(about: () -> Point, offset: Point)
  }

  /// The opacity while the piece is raised, from 0 to 1; unlike `opacity`, it does not draw the piece again.
  var presence = 1.0 { didSet { if presence != oldValue { moved() } } }

  private var location = Location.atFrame(offset: .zero)
  private var scale = 1.0
  private var motion: Motion?
  /// The fade in place of a move, which alone restores the opacity: a drag preview fades the piece too.
  private var appearing: Motion? { didSet { if appearing == nil, oldValue != nil { opacity = 1 } } }
  private var lifting: Motion?
  private var gesture: DragGesture?
  private var isOverHandle = true { didSet { if isOverHandle != oldValue { showCursor() } } }

  /// The scale of the piece at rest, about its center, as of one in a tray; above 0.
  ///
  /// A lifted piece has its full size.
  public var restingScale = 1.0 {
    didSet {
      guard restingScale != oldValue, !isLifted else { return }
      (scale, lifting) = (restingScale, nil)
      moved()
    }
  }
  private var options: BoardOptions { board?.options ?? BoardOptions() }
  /// The scale of this piece while it is lifted, by default that of `BoardOptions`; above 0.
  open var liftedScale: Double { options.liftedScale }
  /// The device pixels per device-independent pixel at which a texture needs no resampling, lifted or at rest.
  public var drawnScale: Double { scaleFactor * (isLifted ? liftedScale : 1) * (board?.drawingScale ?? 1) }
  /// The duration of the fade that replaces a move where the desktop asks for less motion, in seconds.
  private static let fadeTime = 0.2

  /// Creates a piece of `kind`, whose role should be `.button`, or `.group` if it contains widgets.
  ///
  /// Its actions should be `BoardStrings.pieceActions` and `BoardStrings.moveTo`, for assistive technologies.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    gesture = DragGesture(on: self, claiming: .movement) { [weak self] event in self?.follow(event) }
    if handle != nil { followPointer() }
    showCursor()
  }

  private func followPointer() {
    isOverHandle = false
    EventController(gtk_event_controller_motion_new(), on: self).ref.connect("motion") { [weak self] motion in
      let point = Point(x: g_value_get_double(motion[1]), y: g_value_get_double(motion[2]))
      self?.isOverHandle = self?.handle?.contains(point) ?? true
    }
  }

  private func showCursor() {
    switch activeOperation {
    case .copy: setCursor("copy")
    case .link: setCursor("alias")
    case .move: setCursor("grabbing")
    case nil where isPending: setCursor("progress")
    case nil: setCursor(isLifted ? "grabbing" : isOverHandle ? "grab" : nil)
    }
  }

  public override var currentFrame: Rect {
    switch location {
    case .atFrame(let offset):
      return Rect(origin: frame.origin + offset, size: frame.size)
    case .held(let point, let grab):
      // The piece grows from its center, so the grabbed point moves away from the center by the same factor.
      let middle = Point(x: frame.size.width / 2, y: frame.size.height / 2)
      return Rect(origin: point - middle - (grab - middle) * scale, size: frame.size)
    case .hovering(let target, let offset):
      let middle = Point(x: frame.size.width / 2, y: frame.size.height / 2)
      return Rect(origin: target() - middle + offset, size: frame.size)
    }
  }

  override var currentScale: Double { scale }
  // A lifted piece is drawn everywhere.
  override var isClipped: Bool { !isScaled && super.isClipped }

  override func isPressed(at point: Point) -> Bool { pressRecognizer.isPending && currentFrame.contains(point) }

  open override func click(at point: Point) {
    let press = DragEvent(phase: .began, point: currentFrame.origin + point, grab: point)
    follow(press)
    var release = press
    release.phase = .ended
    follow(release)
  }

  /// Handles a drag event as from the piece's own gesture: calls ``onDrag``, and ``BoardItem/onClick`` for a click.
  public func follow(_ event: DragEvent) {
    isDragged = event.hasMoved && event.phase != .ended && event.phase != .cancelled
    pressRecognizer.handle(event)
  }

  /// Whether a press on the piece has moved as far as a drag.
  private(set) var isDragged = false

  /// The gesture that presses the piece now: its own, or that of the board for a press beside a small piece.
  var pressGesture: DragGesture? {
    let gestures = [gesture, board?.backgroundGesture].compactMap(\.self)
    return gestures.first { gtk_gesture_is_active($0.ref.opaque) != 0 }
  }

  func claimPress() { gesture?.claimPress() }

  func denyPress() { gesture?.denyPress() }

  func emit(_ event: DragEvent) {
    onDrag.call(event)
    guard event.phase == .ended, !event.hasMoved else { return }
    onClick.call(ClickGesture.Click(at: event.grab, control: event.control, shift: event.shift))
  }

  /// Lifts the piece and holds it with the point `grab` of the piece at `point` of the board.
  public func hold(at point: Point, grab: Point) {
    (motion, appearing) = (nil, nil)
    location = .held(at: point, grab: grab)
    setLifted(true)
    moved()
  }

  /// Lifts the piece and animates its center to the point of the board that `target` returns, even after a resize.
  public func hover(about target: @escaping () -> Point) {
    let start = currentFrame.origin
    location = .hovering(about: target, offset: .zero)
    setLifted(true)
    animate(from: start)
  }

  /// Animates the piece to its frame, as `BoardOptions.dropAnimation` says, and lowers it.
  public func animateToFrame() {
    let start = currentFrame.origin
    location = .atFrame(offset: .zero)
    animate(from: start)
    setLifted(false)
  }

  /// Animates the piece to its frame from `point` as its center, after `delay` seconds; at once if animations are off.
  public func animateToFrame(from point: Point, after delay: Double = 0) {
    location = .atFrame(offset: .zero)
    let start = point - Point(x: frame.size.width / 2, y: frame.size.height / 2)
    guard delay > 0 else { return animate(from: start) }
    setOffset(start - frame.origin)
    board?.zOrderChanged(self)
    motion = Motion.timed(on: self, seconds: delay) { _ in
    } done: { [weak self] in
      guard let self else { return }
      animateToFrame(from: currentFrame.center)
    }
  }

  /// Animates the piece to its frame and lowers it; `offset` returns the distance at each progress, from 0 to 1.
  ///
  /// - Parameter velocity: The initial velocity, in parts of the way per second; 4 replaces an invalid value.
  public func glideToFrame(velocity: Double, offset: @escaping (Double) -> Point) {
    let velocity = velocity > 0 && velocity.isFinite ? velocity : 4
    location = .atFrame(offset: .zero)
    guard Motion.canMove(on: self) else {
      fadeIn()
      return setLifted(false)
    }
    setOffset(offset(0))
    board?.zOrderChanged(self)
    // Critically damped, and as stiff as possible without overshooting at this velocity.
    motion = Motion.spring(on: self, damping: 1, stiffness: velocity * velocity * 1.2, velocity: velocity) {
      [weak self] part in
      self?.setOffset(offset(part))
    } done: { [weak self] in
      self?.setOffset(.zero)
      self?.motion = nil
    }
    setLifted(false)
  }

  /// Whether the piece is lifted or still changes its scale.
  public var isScaled: Bool { isLifted || scale != restingScale }

  /// Whether the piece is held, hovers or moves.
  public var isMoving: Bool {
    if case .atFrame(let offset) = location { offset != .zero } else { true }
  }

  /// Returns the frame of the piece if its point `grab` were held at `point` of the board.
  public func frame(heldAt point: Point, grab: Point) -> Rect { Rect(origin: point - grab, size: frame.size) }

  private func animate(from start: Point) {
    let distance = start - currentFrame.origin
    guard distance.distance(to: .zero) > 0.5, let spring = options.dropAnimation else {
      motion = nil
      moved()
      // It may have been on its way elsewhere.
      if isAboveSiblings { board?.zOrderChanged(self) }
      return
    }
    guard Motion.canMove(on: self) else { return fadeIn() }
    // The piece stays above its siblings while it moves.
    setOffset(distance)
    board?.zOrderChanged(self)
    motion = Motion.spring(on: self, damping: spring.damping, stiffness: spring.stiffness) { [weak self] progress in
      self?.setOffset(distance * (1 - progress))
    } done: { [weak self] in
      self?.setOffset(.zero)
      self?.motion = nil
    }
  }

  /// Shows the piece at its new place at once, where it appears gradually unless animations are disabled.
  private func fadeIn() {
    motion = nil
    moved()
    if isAboveSiblings { board?.zOrderChanged(self) }
    var isDone = false
    let fade = Motion.timed(on: self, seconds: Self.fadeTime) { [weak self] progress in
      self?.opacity = progress
    } done: { [weak self] in
      isDone = true
      self?.appearing = nil
    }
    // Without animations, the fade is done before `timed` returns.
    if !isDone { appearing = fade }
  }

  private func setOffset(_ offset: Point) {
    switch location {
    case .atFrame: location = .atFrame(offset: offset)
    case .hovering(let target, _): location = .hovering(about: target, offset: offset)
    case .held: return
    }
    moved()
    if case .atFrame(.zero) = location { board?.zOrderChanged(self) }
  }

  private func setLifted(_ lifted: Bool) {
    guard lifted != isLifted else { return }
    isLifted = lifted
    showCursor()
    board?.zOrderChanged(self)
    queueDraw()
    let (from, to) = (scale, lifted ? liftedScale : restingScale)
    lifting = Motion.timed(on: self, seconds: Motion.canMove(on: self) ? options.liftTime : 0) { [weak self] progress in
      self?.scale = from + (to - from) * progress
      self?.moved()
    } done: { [weak self] in
      guard let self else { return }
      (scale, lifting) = (to, nil)
      moved()
      if !isScaled { board?.zOrderChanged(self) }
    }
  }
}
