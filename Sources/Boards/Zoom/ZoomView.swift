import CGtk
import DragAndDrop
import Geometry
import Widgets

/// A view that shows a board at any scale, and scrolls it.
///
/// Ctrl with a wheel, a pinch and ``zoomIn()`` and its relatives zoom about the pointer. Two fingers, a wheel, a
/// touchpad, the middle button, a finger beside the pieces and the scroll bars pan. A piece that is held near an edge
/// scrolls the view, and the focused or scanned item is scrolled into view.
///
/// Frames, drags and announcements stay in the board's coordinates; only the transform of the board changes.
public final class ZoomView: CustomWidget {
  /// The board that the view shows.
  public let board: Board
  /// The visible part and the scale.
  public private(set) var viewport = BoardViewport()
  /// Called with the viewport after each change of its scale or its visible part, also by another size of the view.
  public var onChange = EventHandlers<BoardViewport>()
  /// Whether a miniature of the board appears while the visible part moves.
  public var showsMinimap = true
  /// The height at the bottom of the view that items cover which stay there; what gets the focus is shown above it.
  public var coveredHeight = 0.0
  /// Whether a double tap by a finger zooms on items that are too small for it, and not only beside all items.
  public var zoomsByDoubleTapOnItems = true

  /// The viewport at the end of the present motion.
  public private(set) var target = BoardViewport()

  private let content: Widget
  private let boardSize: Size?
  private var bars: [ScrollBar] = []
  private var input: ZoomInput?
  private(set) lazy var minimap = Minimap(of: self)
  private var isShowing = false
  private var zooming: Motion?
  private var sharpening: Scheduled?

  /// The distance from an edge at which a focused item is shown with its focus ring, in device-independent pixels.
  private static let margin = 12.0
  /// The duration of a step of the zoom, in seconds.
  private static let stepTime = 0.18
  /// The time after a change of the scale until items are drawn for it, in seconds.
  private static let sharpeningDelay = 0.25

  /// Creates a view of a board that shows the whole board at first.
  ///
  /// - Parameters:
  ///   - content: A widget that the board fills, such as an overlay; nil for the board itself.
  ///   - boardSize: The size of the board, in device-independent pixels at the scale 1; nil for that of the view.
  public init(_ board: Board, in content: Widget? = nil, boardSize: Size? = nil) {
    (self.board, self.content, self.boardSize) = (board, content ?? board, boardSize)
    super.init(WidgetKind(styleName: "zoomview", role: .group, takesInput: false))
    board.zoomView = self
    gtk_widget_set_parent(self.content.pointer, pointer)
    expand()
    input = ZoomInput(of: self)
  }

  isolated deinit {
    for bar in bars { gtk_widget_unparent(bar.pointer) }
    PendingInput.endAndUnparent(content)
  }

  /// The shortest side of what the user presses on the board, in its coordinates; the scales depend on it.
  public var smallestTarget: Double {
    get { viewport.smallestTarget }
    set {
      guard newValue != viewport.smallestTarget else { return }
      (viewport.smallestTarget, target.smallestTarget) = (newValue, newValue)
      onChange.call(viewport)
    }
  }

  // MARK: Commands

  /// Zooms in by one step about the focused item, or else the middle.
  public func zoomIn() { animate { $0.zoomIn(about: anchor(in: $0)) } }
  /// Zooms out by one step about the focused item, or else the middle.
  public func zoomOut() { animate { $0.zoomOut(about: anchor(in: $0)) } }
  /// Shows the whole board.
  public func fit() { animate { $0.fit() } }
  /// Zooms to where every target is large enough for a finger, about the focused item, or else the middle.
  public func zoomToFingers() { animate { $0.zoomToFingers(about: anchor(in: $0)) } }

  /// The point of the view that stays where it is when keys zoom: the focused item, where the user looks.
  private func anchor(in viewport: BoardViewport) -> Point {
    let middle = Point(x: viewport.viewSize.width / 2, y: viewport.viewSize.height / 2)
    guard let item = board.focusedItem, item.board === board else { return middle }
    let point = viewport.viewPoint(of: item.currentFrame.center)
    return Rect(origin: .zero, size: viewport.viewSize).contains(point) ? point : middle
  }

  /// Changes the viewport at once.
  public func change(_ change: (inout BoardViewport) -> Void) {
    zooming = nil
    set(change)
    target = viewport
  }

  private func set(_ change: (inout BoardViewport) -> Void) {
    let before = viewport
    change(&viewport)
    guard viewport != before else { return }
    if showsMinimap { minimap.show() }
    queueAllocate()
    viewportChanged(from: before)
  }

  /// Changes the viewport in a short motion, or at once if the desktop asks for less motion.
  func animate(_ change: (inout BoardViewport) -> Void) {
    // Steps in quick succession add up.
    var end = zooming == nil ? viewport : target
    zooming = nil
    let start = viewport
    change(&end)
    target = end
    guard end != start else { return }
    guard Motion.canMove(on: self) else { return set { $0 = end } }
    let (from, to) = (start.visibleRect, end.visibleRect)
    zooming = Motion.timed(on: self, seconds: Self.stepTime) { [weak self] progress in
      guard let self else { return }
      set { viewport in
        // The sizes may have changed meanwhile.
        guard progress < 1 else { return viewport = target }
        // The middle and the scale move together, so that nothing swings.
        let scale = start.scale * pow(end.scale / start.scale, progress)
        let (first, last) = (1 / start.scale, 1 / end.scale)
        let part = first == last ? progress : (first - 1 / scale) / (first - last)
        viewport.zoom(to: scale, about: .zero)
        viewport.center(on: from.center + (to.center - from.center) * part)
      }
    } done: { [weak self] in
      self?.zooming = nil
    }
  }

  /// Scrolls until a rectangle of the board is visible, as far as it fits.
  public func reveal(_ rect: Rect) {
    let coveredHeight = coveredHeight
    let show: (inout BoardViewport) -> Void = { viewport in
      guard viewport.canPan else { return }
      let size = Size(width: rect.size.width, height: rect.size.height + coveredHeight / viewport.scale)
      viewport.reveal(Rect(origin: rect.origin, size: size), margin: Self.margin)
    }
    // A step of the zoom goes on to its scale.
    if zooming == nil { change(show) } else { animate(show) }
  }

  /// Follows a finger that came down beside all items, with points in the view's coordinates.
  func follow(_ event: DragEvent) -> Bool { input?.follow(event) ?? false }

  func items(at point: Point) -> Bool {
    let point = viewport.boardPoint(at: point)
    return board.items.contains { $0.isVisible && $0.isTarget && $0.isHit(at: point) }
  }

  // MARK: Showing the viewport

  /// Shows and reports a change by a command, by input or by another size.
  private func viewportChanged(from before: BoardViewport) {
    // Pieces at the scale 1 may be dragged over what surrounds the board.
    gtk_widget_set_overflow(pointer, viewport.canPan ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    if viewport.canPan, bars.isEmpty { addBars() }
    showBars()
    queueDraw()
    if viewport.scale != before.scale {
      board.zoomChanged()
      sharpenSoon()
    }
    onChange.call(viewport)
  }

  private func addBars() {
    bars = [ScrollBar(GTK_ORIENTATION_HORIZONTAL), ScrollBar(GTK_ORIENTATION_VERTICAL)]
    for bar in bars {
      gtk_widget_set_parent(bar.pointer, pointer)
      bar.changed = { [weak self] in self?.scrolled() }
    }
  }

  private func showBars() {
    guard bars.count == 2 else { return }
    isShowing = true
    let (visible, size) = (viewport.visibleRect, viewport.boardSize)
    bars[0].setRange(0, size.width, page: min(visible.size.width, size.width), value: max(0, visible.minX))
    bars[1].setRange(0, size.height, page: min(visible.size.height, size.height), value: max(0, visible.minY))
    isShowing = false
  }

  /// Follows the scroll bars, and a piece that is held near an edge.
  private func scrolled() {
    guard !isShowing, bars.count == 2 else { return }
    change { viewport in
      let origin = viewport.origin
      viewport.move(
        to: Point(
          x: bars[0].canScroll ? bars[0].value : origin.x, y: bars[1].canScroll ? bars[1].value : origin.y))
    }
  }

  /// How the view scrolls near its edges; nil while the whole board is visible.
  var autoScrollView: AutoScrollView? {
    guard viewport.canPan, bars.count == 2 else { return nil }
    var frame = viewport.visibleRect
    frame.size.height = max(1, frame.size.height - coveredHeight / viewport.scale)
    return AutoScrollView(across: bars[0].adjustment, down: bars[1].adjustment, frame: frame)
  }

  /// Lets items be drawn for the present scale, once it has not changed for a moment.
  private func sharpenSoon() {
    sharpening = .after(Self.sharpeningDelay) { [weak self] in
      guard let self else { return }
      sharpening = nil
      board.drawingScale = viewport.drawingScale
    }
  }

  // MARK: Layout

  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    for bar in bars { _ = bar.extent(direction, other: -1) }
    let extent = content.extent(direction, other: other)
    guard let boardSize else { return extent }
    let natural = direction == .horizontal ? boardSize.width : boardSize.height
    return (min(extent.minimum, Int(clamping: natural)), Int(clamping: natural))
  }

  public override func allocate(_ size: Size) {
    let before = viewport
    viewport.resize(board: boardSize ?? size, view: size)
    target.resize(board: boardSize ?? size, view: size)
    place()
    // Once the board has its new size and layout.
    if viewport != before { viewportChanged(from: before) }
    guard bars.count == 2 else { return }
    let (width, height) = (bars[1].thickness, bars[0].thickness)
    bars[0].allocate(in: Rect(x: 0, y: size.height - height, width: size.width, height: height))
    bars[1].allocate(in: Rect(x: isRightToLeft ? 0 : size.width - width, y: 0, width: width, height: size.height))
  }

  /// Moves and scales the board; its size does not change, so that GTK neither lays it out nor draws it again.
  private func place() {
    var transform: OpaquePointer?
    if viewport.scale != 1 || viewport.origin != .zero {
      let scale = viewport.scale
      var offset = graphene_point_t(x: Float(-viewport.origin.x * scale), y: Float(-viewport.origin.y * scale))
      transform = gsk_transform_scale(gsk_transform_translate(nil, &offset), Float(scale), Float(scale))
    }
    let size = viewport.boardSize
    gtk_widget_allocate(
      content.pointer, Int32(clamping: Int(clamping: size.width)), Int32(clamping: Int(clamping: size.height)), -1,
      transform)
  }

  public override func drawChildren(_ snapshot: Snapshot) {
    gtk_widget_snapshot_child(pointer, content.pointer, snapshot.pointer)
    minimap.draw(snapshot)
    for bar in bars where bar.isVisible { gtk_widget_snapshot_child(pointer, bar.pointer, snapshot.pointer) }
  }

  /// Draws the board as it is, with its top left corner at the origin, at the scale 1.
  func drawBoard(_ snapshot: Snapshot) {
    snapshot.scaled(by: 1 / viewport.scale) { snapshot in
      snapshot.translated(by: viewport.origin * viewport.scale) {
        gtk_widget_snapshot_child(pointer, content.pointer, $0.pointer)
      }
    }
  }
}
