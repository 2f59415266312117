import CGtk
import DragAndDrop

/// A widget and, for as long as one is wanted, a pane: beside it in a wide window, below it in a narrow one.
public final class SidePane: CustomWidget {
  /// The pane, or nil for none.
  public var pane: Widget? {
    didSet {
      guard pane !== oldValue else { return }
      if let oldValue { gtk_widget_unparent(oldValue.pointer) }
      if let pane { gtk_widget_set_parent(pane.pointer, pointer) }
      queueResize()
    }
  }

  private let content: Widget

  /// From this width on, in device-independent pixels, the pane is beside the content.
  private static let wide = 700.0
  private static let paneWidth = 300.0
  /// The part of the height that a pane below takes, and the least and the most of it.
  private static let part = 0.4
  private static let paneHeights = 140.0...320.0

  /// Nothing yet beside `content`.
  public init(beside content: Widget) {
    self.content = content
    super.init(WidgetKind(name: "DragSidePane", styleName: "side-pane", role: .group))
    gtk_widget_set_parent(content.pointer, pointer)
    expand()
  }

  isolated deinit {
    for child in [content, pane] { child.map { gtk_widget_unparent($0.pointer) } }
  }

  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let isBeside = direction == .vertical && Double(other) >= Self.wide
    let width = isBeside ? other - Int(Self.paneWidth) : other
    let content = content.extent(direction, other: pane == nil ? other : width)
    guard let pane else { return content }
    // GTK wants a child measured that it lays out.
    let beside = pane.extent(direction, other: -1)
    if direction == .horizontal || isBeside { return (max(content.minimum, beside.minimum), content.natural) }
    let height = Int(Self.paneHeights.lowerBound)
    return (content.minimum + height, content.natural + height)
  }

  public override func allocate(_ size: Size) {
    guard let pane else { return place(content, Rect(origin: .zero, size: size)) }
    if size.width >= Self.wide {
      let rest = size.width - Self.paneWidth
      place(content, Rect(x: isRightToLeft ? Self.paneWidth : 0, y: 0, width: rest, height: size.height))
      place(pane, Rect(x: isRightToLeft ? 0 : rest, y: 0, width: Self.paneWidth, height: size.height))
    } else {
      let least = Double(content.extent(.vertical, other: Int(size.width)).minimum)
      let wanted = min(max(size.height * Self.part, Self.paneHeights.lowerBound), Self.paneHeights.upperBound)
      let height = min(wanted, size.height - least).rounded()
      place(content, Rect(x: 0, y: 0, width: size.width, height: size.height - height))
      place(pane, Rect(x: 0, y: size.height - height, width: size.width, height: height))
    }
  }

  private func place(_ child: Widget, _ rect: Rect) {
    var origin = rect.graphene.origin
    gtk_widget_allocate(
      child.pointer, Int32(rect.size.width), Int32(rect.size.height), -1, gsk_transform_translate(nil, &origin))
  }
}
