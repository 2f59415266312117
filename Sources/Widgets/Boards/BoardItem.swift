import CGtk

/// Something that lies on a ``Board``: a piece or a place, as a widget of its own.
open class BoardItem: CustomWidget {
  /// The board that it lies on.
  public internal(set) weak var board: Board?

  /// Where it belongs on the board, in the board's coordinates.
  public var frame: Rect = .zero {
    didSet { if frame != oldValue { moved() } }
  }

  /// Called when an accessibility tool does one of the kind's actions.
  public var onAction: ((String) -> Void)?
  /// Called for a plain click or tap that was no drag.
  public var onClick: (() -> Void)?

  /// What it shows, as a place, about the piece that is being carried.
  public var mark: PlaceMark = .none {
    didSet { if mark != oldValue { queueDraw() } }
  }

  /// Where the middle of a piece hovers that keys or clicks bring here, in the board's coordinates.
  open var hoverPoint: Point { frame.center }

  /// Where it is drawn and touched at the moment: its frame, unless it is under way.
  public var currentFrame: Rect { frame }
  /// Its size in relation to its frame's, about its own middle.
  var currentScale: Double { 1 }

  /// Whether it is drawn above the items at rest.
  var isRaised = false
  private var isPlaced = false

  open override func perform(_ action: String) { onAction?(action) }

  /// Asks the board for a new position; draws nothing again.
  func moved() {
    invalidate()
    board?.queueAllocate()
  }

  /// Has the next layout hand the position to GTK, even if it is the same.
  func invalidate() {
    if isPlaced { board?.needsPlacing(self) }
    isPlaced = false
  }

  /// Hands the position to GTK, as a transform.
  func place() {
    guard !isPlaced else { return }
    isPlaced = true
    let frame = currentFrame
    gtk_widget_allocate(
      pointer, Int32(frame.size.width.rounded()), Int32(frame.size.height.rounded()), -1,
      BoardItem.transform(to: frame, scale: currentScale))
  }

  /// The transform that GTK takes over ('transfer full').
  private static func transform(to frame: Rect, scale: Double) -> OpaquePointer? {
    var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
    guard scale != 1 else { return gsk_transform_translate(nil, &origin) }
    var center = graphene_point_t(x: Float(frame.center.x), y: Float(frame.center.y))
    var back = graphene_point_t(x: Float(-frame.size.width / 2), y: Float(-frame.size.height / 2))
    return gsk_transform_translate(
      gsk_transform_scale(gsk_transform_translate(nil, &center), Float(scale), Float(scale)), &back)
  }
}
