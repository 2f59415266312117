import CGtk
import DragAndDrop
import Widgets

/// Something that lies on a ``Board``: a piece or a place, as a widget of its own.
open class BoardItem: CustomWidget {
  /// The board that it lies on.
  public internal(set) weak var board: Board?

  /// Where it belongs on the board, in the board's coordinates.
  ///
  /// With a number in it that is NaN, infinite, or huge, the item has no place and is not seen.
  public var frame: Rect = .zero {
    didSet { if frame != oldValue { moved() } }
  }

  /// Called when an accessibility tool does one of the kind's actions.
  public var onAction: ((String) -> Void)?
  /// Called for a plain click or tap that was no drag.
  public var onClick: (() -> Void)?

  /// How far it is turned about its upright middle line, in degrees: at 90 it shows its edge.
  ///
  /// A turn is seen in depth and draws nothing again. Not from -90 to 90 it would be seen from behind, mirrored.
  public var turn = 0.0 {
    didSet { if turn != oldValue { moved() } }
  }

  /// What it shows, as a place, about the piece that is being carried.
  ///
  /// The board draws it above all that lies on it, and nothing that lies on it is drawn again.
  public var mark: PlaceMark = .none {
    didSet { if mark != oldValue { board?.marksChanged(of: self) } }
  }
  /// Whether a hint points at it; drawn over what it shows of itself.
  public var isHinted = false {
    didSet { if isHinted != oldValue { queueDraw() } }
  }
  /// How its mark looks, the outline of a hint, and the ring of the keyboard focus.
  open var markStyle: MarkStyle { MarkStyle() }

  /// Where the middle of a piece hovers that keys or clicks bring here, in the board's coordinates.
  open var hoverPoint: Point { frame.center }

  /// Where it is drawn and touched at the moment, in the board's coordinates: its frame, unless it is under way.
  public var currentFrame: Rect { frame }
  /// Its size in relation to its frame's, about its own middle.
  var currentScale: Double { 1 }

  /// What it was added for as a piece, of the type that its coordinator's model has for that; nil if there is none.
  var represented: Any?

  /// Which of the board's focus moves came to it last, counted from one.
  var focusSerial = 0

  /// Whether it is drawn above the items at rest.
  var isRaised = false
  private var isPlaced = false
  /// Whether a switch would select it.
  private var isScanned = false

  /// Whether a ring shows that the keyboard is here, or that a switch would select it.
  ///
  /// The board draws it, above all that lies beside the item: for a style sheet GTK would draw the item again, and the
  /// board ask all others.
  var hasRing: Bool { showsFocus || isScanned }
  /// Whether the board has something to draw about it.
  var isMarked: Bool { mark != .none || hasRing }

  public override func showsFocusChanged() { board?.marksChanged(of: self) }

  public override func showScanMark(_ isShown: Bool) {
    isScanned = isShown
    board?.marksChanged(of: self)
  }

  /// Whether a press at a point of the board is on it, and waits to become something.
  func isPressed(at point: Point) -> Bool { false }

  open override var takesClicks: Bool { isTarget }
  open override func click(at point: Point) { onClick?() }

  open override func drawChildren(_ snapshot: Snapshot) {
    super.drawChildren(snapshot)
    if isHinted { MarkPainting.drawHint(snapshot, Rect(origin: .zero, size: frame.size), markStyle) }
  }

  open override func perform(_ action: String) { onAction?(action) }

  /// Asks to be drawn again in the next frame, for which the board asks no other item that lies at rest.
  public override func queueDraw() {
    if board?.drawAgain(self) != true { super.queueDraw() }
  }

  /// Asks the board for a new position; draws nothing again.
  func moved() {
    invalidate()
    board?.showChanges()
  }

  /// Has the next layout hand the position to GTK, even if it is the same.
  func invalidate() {
    if isPlaced { board?.needsPlacing(self) }
    isPlaced = false
  }

  /// How far away an item can be and still be drawn, in device-independent pixels: GTK calculates in `Float`.
  private static let farthest = 1e15

  /// Whether an item can be drawn there: no number is NaN, infinite, or huge.
  private func isSomewhere(_ frame: Rect, scale: Double) -> Bool {
    let (origin, size) = (frame.origin, frame.size)
    let distance = origin.x.magnitude + origin.y.magnitude + size.width.magnitude + size.height.magnitude
    return distance + scale.magnitude + turn.magnitude < Self.farthest
  }

  /// Where it is seen, in the board's coordinates; nil for nowhere.
  var seenFrame: Rect? {
    let (frame, scale) = (currentFrame, currentScale)
    return isSomewhere(frame, scale: scale) ? Rect(center: frame.center, size: frame.size * scale) : nil
  }

  /// Hands the position to GTK, as a transform.
  func place() {
    guard !isPlaced else { return }
    isPlaced = true
    let (frame, scale) = (currentFrame, currentScale)
    let isSomewhere = isSomewhere(frame, scale: scale)
    gtk_widget_set_child_visible(pointer, isSomewhere ? 1 : 0)
    guard isSomewhere else { return }
    let (width, height) = (max(0, frame.size.width.rounded()), max(0, frame.size.height.rounded()))
    gtk_widget_allocate(
      pointer, Int32(clamping: min(width, 16_777_216)), Int32(clamping: min(height, 16_777_216)), -1,
      transform(to: frame, scale: scale))
  }

  /// The transform that GTK takes over ('transfer full').
  private func transform(to frame: Rect, scale: Double) -> OpaquePointer? {
    var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
    guard scale != 1 || turn != 0 else { return gsk_transform_translate(nil, &origin) }
    var center = graphene_point_t(x: Float(frame.center.x), y: Float(frame.center.y))
    var back = graphene_point_t(x: Float(-frame.size.width / 2), y: Float(-frame.size.height / 2))
    var transform = gsk_transform_translate(nil, &center)
    if turn != 0 { transform = turned(transform, frame.size) }
    return gsk_transform_translate(gsk_transform_scale(transform, Float(scale), Float(scale)), &back)
  }

  /// How far the eye is from what turns, in heights of it.
  private static let eyeDistance = 4.0

  private func turned(_ transform: OpaquePointer?, _ size: Size) -> OpaquePointer? {
    // Cairo knows of no depth: GTK fills such things with pink.
    guard !isDrawnByCairo else {
      let width = cos(turn * .pi / 180)
      // Of what is next to nothing cairo says that there is no memory; of nothing it draws nothing.
      return gsk_transform_scale(transform, width * size.width < 0.5 ? 0 : Float(width), 1)
    }
    return gsk_transform_rotate_3d(
      gsk_transform_perspective(transform, Float(BoardItem.eyeDistance * size.height)), Float(turn),
      graphene_vec3_y_axis())
  }
}
