import CGtk
import DragAndDrop

/// A widget and, for as long as one is wanted, a pane: beside it in a wide window, below it in a narrow one.
///
/// libadwaita before 1.4 has nothing of the kind (`AdwOverlaySplitView`).
public final class SplitView: CustomWidget {
  /// The pane, or nil for none; the one before it is let go of.
  ///
  /// Wraps `gtk_widget_set_parent` and `gtk_widget_unparent`.
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

  /// The part of the height that a pane below takes, and the least and the most of it in device-independent pixels.
  private static let part = 0.4
  private static let heights = 140.0...320.0

  /// Nothing yet beside `content`.
  ///
  /// - Parameters:
  ///   - wide: From this width on, in device-independent pixels, a pane is beside the content.
  ///   - width: How wide it is there, in device-independent pixels.
  public init(beside content: Widget, from wide: Int, width: Int) {
    (self.content, self.wide, self.width) = (content, wide, width)
    super.init(WidgetKind(styleName: "side-pane", role: .group))
    gtk_widget_set_parent(content.pointer, pointer)
    expand()
  }

  isolated deinit {
    for child in [content, pane] { child.map { gtk_widget_unparent($0.pointer) } }
  }

  /// As the content has it; with a pane, the height goes with the width.
  public override var sizing: Sizing { pane == nil ? content.askedSizing : .heightForWidth }

  /// What the content asks for, and room for the pane where a window of that width has it.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    guard let pane else { return content.extent(direction, other: other) }
    switch direction {
    case .horizontal:
      // It has to do below the content as well.
      let (content, below) = (content.extent(.horizontal, other: -1), pane.extent(.horizontal, other: -1))
      return (max(content.minimum, below.minimum), max(content.natural, below.minimum))
    case .vertical where other >= wide:
      let (content, beside) = (content.extent(.vertical, other: other - width), pane.extent(.vertical, other: width))
      return (max(content.minimum, beside.minimum), max(content.natural, beside.minimum))
    case .vertical:
      let (content, below) = (content.extent(.vertical, other: other), pane.extent(.vertical, other: other))
      let height = max(Int(clamping: Self.heights.lowerBound), below.minimum)
      return (content.minimum + height, content.natural + height)
    }
  }

  /// Lays the two out beside or below each other, whichever the width has room for.
  public override func allocate(_ size: Size) {
    guard let pane else { return content.allocate(in: Rect(origin: .zero, size: size)) }
    if Int(clamping: size.width) >= wide {
      let (beside, rest) = (Double(width), size.width - Double(width))
      content.allocate(in: Rect(x: isRightToLeft ? beside : 0, y: 0, width: rest, height: size.height))
      pane.allocate(in: Rect(x: isRightToLeft ? 0 : rest, y: 0, width: beside, height: size.height))
    } else {
      let least = Double(content.extent(.vertical, other: Int(clamping: size.width)).minimum)
      let wanted = min(max(size.height * Self.part, Self.heights.lowerBound), Self.heights.upperBound)
      let height = min(wanted, size.height - least).rounded()
      content.allocate(in: Rect(x: 0, y: 0, width: size.width, height: size.height - height))
      pane.allocate(in: Rect(x: 0, y: size.height - height, width: size.width, height: height))
    }
  }
}
