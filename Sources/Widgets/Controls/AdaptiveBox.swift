import CGtk
import Geometry

/// A container that shows content above choices, or beside them in a low window.
///
/// Content whose natural height does not fit shrinks down to its minimum, and then scrolls; the choices do neither.
/// They are beside it in a box that is wider than high, if it would get less than three quarters of that height.
public final class AdaptiveBox: CustomWidget {
  private let story: Widget
  private let scroller: ScrollView
  private let choices: Widget
  private let leastGrowth: Int
  /// The minimum height of the content, in device-independent pixels.
  private static let leastStory = 80

  /// Creates a box for `story`, limited to `width` device-independent pixels, and for `choices`.
  ///
  /// - Parameter leastGrowth: The height that content needs beyond its minimum to show more, in device-independent
  ///   pixels; with less than that, it has its minimum height.
  public init(_ story: Widget, width: Int, choices: Widget, leastGrowth: Int = 0) {
    self.story = Clamp(story, width: width)
    self.choices = choices
    self.leastGrowth = leastGrowth
    scroller = ScrollView(self.story)
    super.init(WidgetKind(styleName: "story-box", role: .group))
    for child in [scroller, choices] { gtk_widget_set_parent(child.pointer, pointer) }
    expand()
  }

  /// The height depends on the width.
  public override var sizing: Sizing { .heightForWidth }

  /// Returns the larger width of the two; the minimum height is that of the arrangement that fits the width.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let extents = [story, choices].map { $0.extent(direction, other: other) }
    guard direction == .vertical else {
      return (extents.map(\.minimum).max() ?? 0, extents.map(\.natural).max() ?? 0)
    }
    let natural = extents.map(\.natural).reduce(0, +)
    // The minimum of any width, of which the widest need the least.
    guard other >= 0 else { return (max(AdaptiveBox.leastStory, extents[1].minimum), natural) }
    guard let columns = columns(in: other) else { return (AdaptiveBox.leastStory + extents[1].minimum, natural) }
    return (max(AdaptiveBox.leastStory, choices.extent(.vertical, other: columns.choices).minimum), natural)
  }

  /// Returns the widths side by side, with at most half for the choices if they can be that narrow; nil if too narrow.
  private func columns(in width: Int) -> (story: Int, choices: Int)? {
    let (wide, choice) = (story.extent(.horizontal, other: -1), choices.extent(.horizontal, other: -1))
    let chosen = max(choice.minimum, min(choice.natural, width / 2))
    let shown = min(wide.natural, width - chosen)
    return shown < wide.minimum ? nil : (shown, chosen)
  }

  /// Lays out both children in the center.
  public override func allocate(_ size: Size) {
    let (width, height) = (Int(clamping: size.width), Int(clamping: size.height))
    let above = story.extent(.vertical, other: width).natural
    let below = choices.extent(.vertical, other: width).natural
    guard width > height, height - below < above * 3 / 4, let columns = columns(in: width) else {
      let shown = storyHeight(in: width, max(0, height - below))
      let top = (height - shown - below) / 2
      place(scroller, x: 0, y: top, width, shown)
      return place(choices, x: 0, y: top + shown, width, below)
    }
    let shown = storyHeight(in: columns.story, height)
    let chosen = min(choices.extent(.vertical, other: columns.choices).natural, height)
    // The same space between them as on each side.
    let gap = (width - columns.story - columns.choices) / 3
    let storyX = isRightToLeft ? width - gap - columns.story : gap
    let choicesX = isRightToLeft ? gap : width - gap - columns.choices
    place(scroller, x: storyX, y: (height - shown) / 2, columns.story, shown)
    place(choices, x: choicesX, y: (height - chosen) / 2, columns.choices, chosen)
  }

  private func storyHeight(in width: Int, _ available: Int) -> Int {
    let (minimum, natural) = story.extent(.vertical, other: width)
    guard available < natural else { return natural }
    return available < minimum + leastGrowth ? min(available, minimum) : available
  }

  private func place(_ child: Widget, x: Int, y: Int, _ width: Int, _ height: Int) {
    // GTK warns about allocating a widget that was not measured.
    _ = [Direction.horizontal, .vertical].map { child.extent($0, other: -1) }
    child.allocate(in: Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
  }
}
