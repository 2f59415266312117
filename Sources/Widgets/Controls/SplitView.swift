import CGtk
import Geometry

/// Content with an optional pane, beside it in a wide window and below it in a narrow one.
///
/// libadwaita has a similar widget, `AdwOverlaySplitView`, only from version 1.4 on.
public final class SplitView: CustomWidget {
  /// The pane, or nil for none; the previous one is released (`gtk_widget_set_parent` and `gtk_widget_unparent`).
  public var pane: Widget? {
    didSet {
      guard pane !== oldValue else { return }
      if let oldValue { PendingInput.endAndUnparent(oldValue) }
      if let pane { gtk_widget_set_parent(pane.pointer, pointer) }
      queueResize()
    }
  }

  private let content: Widget
  private let wide: Int
  private let width: Int

  /// The pane's share of the height when it is below the content, and its height range in device-independent pixels.
  private static let part = 0.4
  private static let heights = 140.0...320.0

  /// Creates a view of `content` without a pane.
  ///
  /// From a width of `wide` device-independent pixels on, the pane is beside the content, and `width` pixels wide. Both
  /// numbers are larger if content and pane need more.
  public init(beside content: Widget, from wide: Int, width: Int) {
    (self.content, self.wide, self.width) = (content, wide, width)
    super.init(WidgetKind(styleName: "side-pane", role: .group))
    gtk_widget_set_parent(content.pointer, pointer)
    expand()
  }

  /// Returns the width of a pane beside the content; nil if a view of `width` pixels has it below.
  private func paneWidth(_ pane: Widget, in width: Int) -> Int? {
    let beside = max(self.width, pane.extent(.horizontal, other: -1).minimum)
    return width < max(wide, content.extent(.horizontal, other: -1).minimum + beside) ? nil : beside
  }

  /// The sizing of the content; with a pane, the height depends on the width.
  public override var sizing: Sizing { pane == nil ? content.askedSizing : .heightForWidth }

  /// Returns the size that content and pane need in the arrangement for that width.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    guard let pane else { return content.extent(direction, other: other) }
    switch direction {
    case .horizontal:
      // The pane may also be below the content.
      let (content, below) = (content.extent(.horizontal, other: -1), pane.extent(.horizontal, other: -1))
      return (max(content.minimum, below.minimum), max(content.natural, below.minimum))
    case .vertical where other < 0:
      // The minimum of any width: GTK 4.12 warns, and shrinks no window, if a width needs less.
      let (content, beside) = (content.extent(.vertical, other: -1), pane.extent(.vertical, other: -1))
      let height = max(Int(clamping: Self.heights.lowerBound), beside.minimum)
      return (max(content.minimum, beside.minimum), content.natural + height)
    case .vertical:
      if let width = paneWidth(pane, in: other) {
        let (content, beside) = (content.extent(.vertical, other: other - width), pane.extent(.vertical, other: width))
        return (max(content.minimum, beside.minimum), max(content.natural, beside.minimum))
      }
      let (content, below) = (content.extent(.vertical, other: other), pane.extent(.vertical, other: other))
      let height = max(Int(clamping: Self.heights.lowerBound), below.minimum)
      return (content.minimum + height, content.natural + height)
    }
  }

  /// Places the pane beside or below the content, depending on the width.
  public override func allocate(_ size: Size) {
    guard let pane else { return content.allocate(in: Rect(origin: .zero, size: size)) }
    let across = Int(clamping: size.width)
    if let width = paneWidth(pane, in: across) {
      let (beside, rest) = (Double(width), size.width - Double(width))
      content.allocate(in: Rect(x: isRightToLeft ? beside : 0, y: 0, width: rest, height: size.height))
      pane.allocate(in: Rect(x: isRightToLeft ? 0 : rest, y: 0, width: beside, height: size.height))
    } else {
      let least = [content, pane].map { Double($0.extent(.vertical, other: across).minimum) }
      let wanted = min(max(size.height * Self.part, Self.heights.lowerBound), Self.heights.upperBound)
      let height = min(max(wanted, least[1]), size.height - least[0]).rounded()
      content.allocate(in: Rect(x: 0, y: 0, width: size.width, height: size.height - height))
      pane.allocate(in: Rect(x: 0, y: size.height - height, width: size.width, height: height))
    }
  }
}
