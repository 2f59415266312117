import CGtk
import DragAndDrop

/// What there is to see above what there is to do, or beside it where both are too high for the window.
///
/// What there is to see scrolls if need be, and nothing that there is to do.
public final class StoryBox: CustomWidget {
  private let story: Widget
  private let scroller: ScrollView
  private let choices: Widget
  /// The least height of what there is to see, in device-independent pixels.
  private static let leastStory = 80

  /// A box for `story`, which is at most `width` device-independent pixels wide, and for `choices`.
  public init(_ story: Widget, width: Int, choices: Widget) {
    self.story = Clamp(story, width: width)
    self.choices = choices
    scroller = ScrollView(self.story)
    super.init(WidgetKind(styleName: "story-box", role: .group))
    for child in [scroller, choices] { gtk_widget_set_parent(child.pointer, pointer) }
    expand()
  }

  isolated deinit {
    for child in [scroller, choices] { gtk_widget_unparent(child.pointer) }
  }

  /// The height follows from the width.
  public override var sizing: Sizing { .heightForWidth }

  /// As narrow as each of the two can be; as low as the choices, beside the story if there is room for both.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let extents = [story, choices].map { $0.extent(direction, other: other) }
    guard direction == .vertical else {
      return (extents.map(\.minimum).max() ?? 0, extents.map(\.natural).max() ?? 0)
    }
    let natural = extents.map(\.natural).reduce(0, +)
    guard fitsBeside(other) else { return (StoryBox.leastStory + extents[1].minimum, natural) }
    return (max(StoryBox.leastStory, choices.extent(.vertical, other: other / 2).minimum), natural)
  }

  private func fitsBeside(_ width: Int) -> Bool {
    [story, choices].allSatisfy { $0.extent(.horizontal, other: -1).minimum <= width / 2 }
  }

  /// Both in the middle.
  public override func allocate(_ size: Size) {
    let (width, height) = (Int(size.width), Int(size.height))
    let (above, below) = heights(at: width)
    guard above + below > height, fitsBeside(width) else {
      let shown = max(0, min(above, height - below))
      let top = (height - shown - below) / 2
      place(scroller, x: 0, y: top, width, shown)
      return place(choices, x: 0, y: top + shown, width, below)
    }
    let half = width / 2
    let beside = heights(at: half)
    let (shown, chosen) = (min(beside.story, height), min(beside.choices, height))
    place(scroller, x: isRightToLeft ? width - half : 0, y: (height - shown) / 2, half, shown)
    place(choices, x: isRightToLeft ? 0 : width - half, y: (height - chosen) / 2, half, chosen)
  }

  private func heights(at width: Int) -> (story: Int, choices: Int) {
    (story.extent(.vertical, other: width).natural, choices.extent(.vertical, other: width).natural)
  }

  private func place(_ child: Widget, x: Int, y: Int, _ width: Int, _ height: Int) {
    // GTK wants what it places to have been asked.
    _ = [Direction.horizontal, .vertical].map { child.extent($0, other: -1) }
    child.allocate(in: Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
  }
}
