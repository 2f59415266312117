import CGtk
import DragAndDrop
import Widgets

/// A piece that the player moves over a ``Board``.
///
/// Moving is a transform that GTK applies to the picture that it has: nothing is drawn again.
open class Piece: BoardItem {
  /// Called with every step of a drag by pointer or finger, each of which ends.
  public var onDrag: ((DragEvent) -> Void)?

  /// When a press by a pointer or a finger becomes a drag: as it is pressed, unless told otherwise.
  ///
  /// A coordinator sets it to ask its ``DragCoordinatorDelegate/activation(of:by:)``.
  public var activation: (DragInput) -> DragActivation = { _ in .atOnce }
  /// The part of the piece by which hands drag it, in its own coordinates; nil for all of it.
  ///
  /// A press beside it can be a click. Keys and accessibility actions know the whole piece.
  open var handle: Rect? { nil }
  /// A press of which it is not known yet what it becomes.
  var waiting: WaitingPress?

  /// What a drop of it would be, while it is carried.
  var activeOperation: DropOperation? { didSet { if activeOperation != oldValue { showCursor() } } }

  /// Whether it lies at a place that has not decided yet, and nobody can take it.
  var isWaiting = false {
    didSet {
      guard isWaiting != oldValue else { return }
      setStyle("waiting", isWaiting)
      showCursor()
    }
  }

  /// Whether the piece is in the air; it is drawn above its siblings then.
  public private(set) var isLifted = false

  private enum Course {
    /// At rest, or on the way home: `offset` is what is left of the way.
    case home(offset: Point)
    /// In a hand, by the point `grab` of the piece itself.
    case held(at: Point, grab: Point)
    /// With its middle above some other point, or on the way there: `offset` is what is left of the way.
    case hovering(about: () -> Point, offset: Point)
  }

  /// How much of it is seen while it is raised, from 0 to 1; unlike its opacity, this draws nothing again.
  var presence = 1.0 { didSet { if presence != oldValue { moved() } } }

  /// What stands for it while it is raised, where cairo draws.
  let pixels = MovingPixels()
  private var course = Course.home(offset: .zero)
  private var scale = 1.0
  private var motion: Motion?
  private var lifting: Motion?
  private var gesture: DragGesture?
  /// Whether a pointer is where it can drag the piece.
  private var isOverHandle = true { didSet { if isOverHandle != oldValue { showCursor() } } }

  /// How many times as large a lifted piece is, unless its kind has it otherwise.
  public static let liftedScale = 1.06

  /// How many times as large this piece is when it is lifted; above 0.
  open var liftedScale: Double { Piece.liftedScale }
  /// Device pixels per device-independent pixel that the piece is to be drawn with: once it has risen or has come to
  /// rest, a texture of this scale is shown pixel by pixel.
  public var drawnScale: Double { scaleFactor * (isLifted ? liftedScale : 1) }
  /// How long it takes to grow so much, in seconds.
  open var liftTime: Double { 0.15 }

  /// Makes a piece of `kind`, whose role should be `.button`.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    gesture = DragGesture(on: self, claimsPress: false) { [weak self] event in self?.follow(event) }
    if handle != nil { followPointer() }
    showCursor()
  }

  /// Shows where a piece with a handle can be taken.
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
    case nil where isWaiting: setCursor("progress")
    case nil: setCursor(isLifted ? "grabbing" : isOverHandle ? "grab" : nil)
    }
  }

  public override var currentFrame: Rect {
    switch course {
    case .home(let offset):
      return Rect(origin: frame.origin + offset, size: frame.size)
    case .held(let point, let grab):
      // The piece grows about its middle, so the grabbed point moves away from it by the same factor.
      let middle = Point(x: frame.size.width / 2, y: frame.size.height / 2)
      return Rect(origin: point - middle - (grab - middle) * scale, size: frame.size)
    case .hovering(let target, let offset):
      let middle = Point(x: frame.size.width / 2, y: frame.size.height / 2)
      return Rect(origin: target() - middle + offset, size: frame.size)
    }
  }

  override var currentScale: Double { scale }

  override func isPressed(at point: Point) -> Bool { waiting != nil && currentFrame.contains(point) }

  open override func click(at point: Point) {
    let press = DragEvent(phase: .began, point: currentFrame.origin + point, grab: point)
    follow(press)
    var release = press
    release.phase = .ended
    follow(release)
  }

  /// Takes a step of a drag as from its own gesture: calls ``onDrag``, and ``BoardItem/onClick`` for one that went nowhere.
  public func follow(_ event: DragEvent) { handlePress(event) }

  /// Has the press that the gesture follows taken from others, or left to them.
  func claim(_ state: GtkEventSequenceState) {
    if let gesture { gtk_gesture_set_state(gesture.ref.opaque, state) }
  }

  func tell(_ event: DragEvent) {
    onDrag?(event)
    if event.phase == .ended, !event.hasMoved { onClick?() }
  }

  /// Follows a hand: the point `grab`, in the piece's coordinates, lies at `point` in the board's.
  public func hold(at point: Point, grab: Point) {
    motion = nil
    course = .held(at: point, grab: grab)
    setLifted(true)
    moved()
  }

  /// Rises and glides until its middle hovers at the point of the board that `target` gives, also after a resize.
  public func hover(about target: @escaping () -> Point) {
    let start = currentFrame.origin
    course = .hovering(about: target, offset: .zero)
    setLifted(true)
    settle(from: start)
  }

  /// Springs back to its frame and lies down; after 0.35 s it is there, but for a hundredth of the way.
  public func animateToFrame() {
    let start = currentFrame.origin
    course = .home(offset: .zero)
    settle(from: start)
    setLifted(false)
  }

  /// Springs to its frame from where its middle lies at `point` of the board, after a `delay` in seconds.
  ///
  /// Where nothing is to move there is no delay either.
  public func animateToFrame(from point: Point, after delay: Double = 0) {
    course = .home(offset: .zero)
    let start = point - Point(x: frame.size.width / 2, y: frame.size.height / 2)
    guard delay > 0 else { return settle(from: start) }
    setOffset(start - frame.origin)
    board?.zOrderChanged(self)
    motion = Motion.timed(on: self, seconds: delay) { _ in
    } done: { [weak self] in
      guard let self else { return }
      animateToFrame(from: currentFrame.center)
    }
  }

  /// Flies to its frame and lies down: `offset` says how far off it is after each part of the way, from 0 to 1.
  ///
  /// - Parameter velocity: How fast it begins, in parts of the way per second; 4 for what is no speed. It slows down
  ///   evenly from there.
  public func glideToFrame(velocity: Double, offset: @escaping (Double) -> Point) {
    let velocity = velocity > 0 && velocity.isFinite ? velocity : 4
    course = .home(offset: .zero)
    setOffset(offset(0))
    board?.zOrderChanged(self)
    // Critically damped, and as stiff as it can be without swinging over its end at this speed.
    motion = Motion.spring(on: self, damping: 1, stiffness: velocity * velocity * 1.2, velocity: velocity) {
      [weak self] part in
      self?.setOffset(offset(part))
    } done: { [weak self] in
      self?.setOffset(.zero)
      self?.motion = nil
    }
    setLifted(false)
  }

  /// Whether it is larger than at rest, or on its way to be; it is drawn again as it has lain down.
  public var isAboveSiblings: Bool { isLifted || scale != 1 }

  /// Whether the piece is in a hand, or moving on its own.
  public var isUnderWay: Bool {
    if case .home(let offset) = course { offset != .zero } else { true }
  }

  /// Where the piece would lie on the board, in a hand that has its point `grab` at `point` of the board's coordinates.
  public func frame(heldAt point: Point, grab: Point) -> Rect { Rect(origin: point - grab, size: frame.size) }

  /// Springs over what is left of the way between `start` and where the piece belongs now.
  private func settle(from start: Point) {
    let way = start - currentFrame.origin
    guard way.distance(to: .zero) > 0.5 else {
      motion = nil
      moved()
      return
    }
    // It starts where it is, and stays above its siblings on the way.
    setOffset(way)
    board?.zOrderChanged(self)
    motion = Motion.spring(on: self) { [weak self] progress in
      self?.setOffset(way * (1 - progress))
    } done: { [weak self] in
      self?.setOffset(.zero)
      self?.motion = nil
    }
  }

  private func setOffset(_ offset: Point) {
    switch course {
    case .home: course = .home(offset: offset)
    case .hovering(let target, _): course = .hovering(about: target, offset: offset)
    case .held: return
    }
    moved()
    if case .home(.zero) = course { board?.zOrderChanged(self) }
  }

  private func setLifted(_ lifted: Bool) {
    guard lifted != isLifted else { return }
    isLifted = lifted
    showCursor()
    board?.zOrderChanged(self)
    queueDraw()
    let (from, to) = (scale, lifted ? liftedScale : 1)
    lifting = Motion.timed(on: self, seconds: liftTime) { [weak self] progress in
      self?.scale = from + (to - from) * progress
      self?.moved()
    } done: { [weak self] in
      guard let self else { return }
      (scale, lifting) = (to, nil)
      moved()
      // Until it lies down, all that lies at rest would be drawn again around it in each frame.
      if !isAboveSiblings {
        board?.zOrderChanged(self)
        queueDraw()
      }
    }
  }
}
