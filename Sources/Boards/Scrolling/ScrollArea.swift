import CGtk
import Geometry
import Widgets

/// A part of a board that scrolls its items, such as a long list, with a scroll bar beside it.
///
/// Its items are those whose ``BoardItem/scrollArea`` it is. Their frames include the ``offset``: set them again when
/// ``onScroll`` is called. An item that is lifted is drawn everywhere, and one at rest only within the area.
/// ``SortableController`` does all of this for its lists.
///
/// A wheel, a touchpad, a finger and the scroll bar scroll it, and so do the keyboard focus and switch scanning, which
/// show the item that they reach. A piece that is held near its edge scrolls it too.
public final class ScrollArea: BoardItem {
  /// Called with the new ``offset``.
  public var onScroll = EventHandlers<Point>()

  private let bars: [ScrollBar]
  private var content: Rect = .zero

  /// The distance from an item's frame at which its focus ring still shows, in device-independent pixels.
  private static let margin = 6.0

  /// Creates an area, to be added to a board before its items.
  public init() {
    bars = [ScrollBar(GTK_ORIENTATION_HORIZONTAL), ScrollBar(GTK_ORIENTATION_VERTICAL)]
    super.init(WidgetKind(styleName: "scrollarea", role: .decoration, takesInput: false))
    for bar in bars {
      gtk_widget_set_parent(bar.pointer, pointer)
      // The adjustments belong to the bars, which belong to this object.
      bar.changed = { [weak self] in self?.scrolled() }
    }
  }

  /// The distance by which the content is scrolled, in device-independent pixels; positive values show what is below.
  public var offset: Point {
    get { Point(x: bars[0].value, y: bars[1].value) }
    set { (bars[0].value, bars[1].value) = (newValue.x, newValue.y) }
  }

  /// Whether there is more content than fits.
  public var canScroll: Bool { bars.contains(where: \.canScroll) }

  /// The part of the board in which the items are drawn, in the board's coordinates.
  var clip: Rect { frame.inset(by: -Self.margin) }

  /// Sets the visible part of the board, and the bounds of the content at the offset zero, in the board's coordinates.
  public func setFrame(_ frame: Rect, content: Rect) {
    guard self.frame != frame || self.content != content else { return }
    (self.frame, self.content) = (frame, content)
    bars[0].setRange(min(0, content.minX - frame.minX), content.maxX - frame.minX, page: frame.size.width)
    bars[1].setRange(min(0, content.minY - frame.minY), content.maxY - frame.minY, page: frame.size.height)
    queueAllocate()
  }

  /// Scrolls until a rectangle of the board's coordinates is visible, as far as it fits (`gtk_adjustment_clamp_page`).
  public func reveal(_ rect: Rect) {
    bars[0].reveal(rect.minX - frame.minX + offset.x, rect.maxX - frame.minX + offset.x, margin: Self.margin)
    bars[1].reveal(rect.minY - frame.minY + offset.y, rect.maxY - frame.minY + offset.y, margin: Self.margin)
  }

  /// How the area scrolls near its edges.
  var autoScrollView: AutoScrollView {
    AutoScrollView(across: bars[0].adjustment, down: bars[1].adjustment, frame: frame)
  }

  private func scrolled() {
    onScroll.call(offset)
    board?.showChanges()
  }

  /// Lays the scroll bars out beside the area: the vertical one at the end of reading, the other below.
  public override func allocate(_ size: Size) {
    let (width, height) = (bars[1].thickness, bars[0].thickness)
    bars[0].allocate(in: Rect(x: 0, y: size.height, width: size.width, height: height))
    bars[1].allocate(
      in: Rect(x: isRightToLeft ? -width : size.width, y: 0, width: width, height: size.height))
  }

  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    for bar in bars { _ = bar.extent(direction, other: -1) }
    return (0, 0)
  }
}
