import CGtk
import DragAndDrop
import Geometry
import Widgets

/// An item of a ``Board``, either a piece or a place, as a widget.
open class BoardItem: CustomWidget {
  /// The board that contains the item.
  public internal(set) weak var board: Board?

  /// The frame at rest, in the board's coordinates; not drawn if a component is NaN, infinite or beyond 1e15.
  public var frame: Rect = .zero {
    didSet { if frame != oldValue { moved() } }
  }

  /// The area that scrolls the item, outside of which it is not drawn at rest; nil for none.
  public weak var scrollArea: ScrollArea? {
    didSet { if scrollArea !== oldValue { moved() } }
  }

  /// Called with the name of the action when an accessibility tool performs one of the kind's actions.
  public var onAction = EventHandlers<String>()
  /// Called for a click or tap on the item that is not a drag, with its point in the item's coordinates.
  public var onClick = EventHandlers<ClickGesture.Click>()

  /// The rotation about the vertical axis, in degrees, in perspective; edge-on at 90, mirrored outside of -90...90.
  public var turn = 0.0 {
    didSet { if turn != oldValue { moved() } }
  }

  /// The mark of a place during a drag, which the board draws above all items at rest, without redrawing any of them.
  public var mark: PlaceMark = .none {
    didSet { if mark != oldValue { board?.marksChanged(of: self) } }
  }
  /// Whether a hint points at the item; the board draws its outline above all items at rest.
  public var isHinted = false {
    didSet { if isHinted != oldValue { board?.marksChanged(of: self) } }
  }
  /// Whether the item is selected; its outline is drawn above the item's own content.
  public var isSelected = false {
    didSet { if isSelected != oldValue { queueDraw() } }
  }
  /// The kind of the hint about keys in the description; nil for none.
  var toldHint: KeyHint.Kind?
  /// The style of the mark, of a hint's outline, and of the focus ring.
  open var markStyle: MarkStyle { MarkStyle() }

  /// The rectangle around which the mark is drawn, in the board's coordinates.
  open var markFrame: Rect { frame }

  /// The shape of the item, for one that is not a rectangle: whether it contains a point in its own coordinates.
  ///
  /// Drops and presses outside of the shape do not count. The shape must lie in the ``frame``.
  open var shape: ((Point) -> Bool)? { nil }

  /// Returns whether a point of the board is in the frame and the shape.
  public func contains(_ point: Point) -> Bool {
    frame.contains(point) && shape?(point - frame.origin) ?? true
  }

  var boardShape: Collision.Shape? {
    guard let shape else { return nil }
    let origin = frame.origin
    return { shape($0 - origin) }
  }

  open override func containsInput(at point: Point) -> Bool { shape?(point) ?? true }

  /// The point where a piece hovers, with its center, when keys or clicks move it here, in the board's coordinates.
  open var hoverPoint: Point { frame.center }

  /// The frame where the item is drawn now, in the board's coordinates; ``frame`` unless the item is moving.
  public var currentFrame: Rect { frame }
  var currentScale: Double { 1 }

  package var focusSerial = 0

  var isAboveSiblings = false
  private var isPlaced = false
  private var wasPlaced = false
  private var isScanned = false

  /// Whether the board draws a ring, because with a style sheet GTK would draw the item again, and visit all others.
  var hasRing: Bool { showsFocus || isScanned }
  var isMarked: Bool { mark != .none || hasRing || isHinted }

  public override func showsFocusChanged() { board?.marksChanged(of: self) }

  public override func showScanMark(_ isShown: Bool) {
    isScanned = isShown
    if isShown { reveal() }
    board?.marksChanged(of: self)
  }

  /// Whether the item reaches beyond the area that scrolls it, which hides that part.
  var isClipped: Bool {
    guard let scrollArea else { return false }
    return !scrollArea.clip.contains(currentFrame)
  }

  /// The part of the frame that is not scrolled away, in the board's coordinates; nil if all of it is.
  var shownFrame: Rect? {
    guard let clip = scrollArea?.clip else { return frame }
    return clip.overlap(with: frame) > 0 ? frame.intersection(clip) : nil
  }

  /// The frame that is a drop target; nil if it is scrolled away.
  var dropFrame: Rect? { scrollArea == nil || shownFrame != nil ? frame : nil }

  /// Returns whether a point of the board is on the item where it is drawn now.
  func isShown(at point: Point) -> Bool {
    visibleFrame?.contains(point) == true && (!isClipped || scrollArea?.clip.contains(point) == true)
  }

  /// Returns whether a press at a point of the board hits the item where it is drawn now, and not only its rectangle.
  func isHit(at point: Point) -> Bool {
    guard isShown(at: point) else { return false }
    return shape == nil || board?.convert(point, to: self).map(containsInput) ?? true
  }

  /// Whether the item keeps its place in the view while the board is zoomed, so that it needs no scrolling.
  public var staysInView = false

  func reveal() {
    scrollArea?.reveal(frame)
    if !staysInView { board?.zoomView?.reveal(frame) }
  }

  /// Whether the item recognizes drags itself, as with a drag source; if not, they are drags of the board's background.
  open var recognizesDrags: Bool { false }

  /// Whether a press at a point of the board is on the item and may still become a drag or a click.
  func isPressed(at point: Point) -> Bool { recognizesDrags && currentFrame.contains(point) }

  open override var takesClicks: Bool { isTarget }
  open override func click(at point: Point) { onClick.call(ClickGesture.Click(at: point)) }

  public override func activate() -> Bool { (hasFocus || grabFocus()) && board?.activateFocusedItem() == true }

  open override func drawChildren(_ snapshot: Snapshot) {
    super.drawChildren(snapshot)
    guard isSelected else { return }
    let accent = themeColor("accent_color") ?? .black
    MarkPainting.drawSelection(snapshot, Rect(origin: .zero, size: frame.size), markStyle, accent)
  }

  open override func perform(_ action: String) { onAction.call(action) }

  func moved() {
    invalidate()
    board?.showChanges()
  }

  /// Passes the position to GTK in the next layout, even if it is the same.
  func invalidate() {
    if isPlaced { board?.needsAllocation(self) }
    isPlaced = false
  }

  /// The maximum distance of an item that is drawn, in device-independent pixels, because GTK calculates in `Float`.
  private static let farthest = 1e15

  private func isDrawable(_ frame: Rect, scale: Double) -> Bool {
    let (origin, size) = (frame.origin, frame.size)
    let distance = origin.x.magnitude + origin.y.magnitude + size.width.magnitude + size.height.magnitude
    return distance + scale.magnitude + turn.magnitude < Self.farthest
  }

  /// The frame where the item is drawn, with its scale, in the board's coordinates; nil if it is not drawn.
  var visibleFrame: Rect? {
    let (frame, scale) = (currentFrame, currentScale)
    return isDrawable(frame, scale: scale) ? Rect(center: frame.center, size: frame.size * scale) : nil
  }

  func place() {
    guard !isPlaced else { return }
    isPlaced = true
    // An item that is added in a layout has not been measured yet.
    if !wasPlaced { for direction in [Direction.horizontal, .vertical] { _ = extent(direction, other: -1) } }
    wasPlaced = true
    let (frame, scale) = (currentFrame, currentScale)
    let isDrawable = isDrawable(frame, scale: scale)
    gtk_widget_set_child_visible(pointer, isDrawable ? 1 : 0)
    guard isDrawable else { return }
    // The item remains mapped, for screen readers, but does not cover what is drawn in its place.
    if scrollArea != nil { isTarget = !isClipped || shownFrame != nil }
    var (width, height) = (max(0, frame.size.width.rounded()), max(0, frame.size.height.rounded()))
    if gtk_widget_get_layout_manager(pointer) != nil {
      // Widgets inside may fail below their minimum size, as before the first layout.
      width = max(width, Double(extent(.horizontal, other: -1).minimum))
      height = max(height, Double(extent(.vertical, other: Int(clamping: width)).minimum))
    }
    gtk_widget_allocate(
      pointer, Int32(clamping: min(width, 16_777_216)), Int32(clamping: min(height, 16_777_216)), -1,
      transform(to: frame, scale: scale))
  }

  /// Returns a transform whose ownership GTK takes ('transfer full').
  private func transform(to frame: Rect, scale: Double) -> OpaquePointer? {
    var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
    guard scale != 1 || turn != 0 else { return gsk_transform_translate(nil, &origin) }
    var center = graphene_point_t(x: Float(frame.center.x), y: Float(frame.center.y))
    var back = graphene_point_t(x: Float(-frame.size.width / 2), y: Float(-frame.size.height / 2))
    var transform = gsk_transform_translate(nil, &center)
    if turn != 0 { transform = rotated(transform, by: turn, frame.size) }
    return gsk_transform_translate(gsk_transform_scale(transform, Float(scale), Float(scale)), &back)
  }
}

nonisolated extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}
