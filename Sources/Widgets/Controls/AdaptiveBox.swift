import CGtk
import DragAndDrop

/// What there is to see above what there is to do, or beside it where both are too high for the window.
///
/// What there is to see scrolls if need be, and nothing that there is to do.
public final class AdaptiveBox: CustomWidget {
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
    guard let columns = columns(in: other) else { return (AdaptiveBox.leastStory + extents[1].minimum, natural) }
    return (max(AdaptiveBox.leastStory, choices.extent(.vertical, other: columns.choices).minimum), natural)
  }

  /// How wide the two are side by side: the choices as they like it, and half of all at most; nil if that is too narrow.
  private func columns(in width: Int) -> (story: Int, choices: Int)? {
    let (wide, choice) = (story.extent(.horizontal, other: -1), choices.extent(.horizontal, other: -1))
    let chosen = max(choice.minimum, min(choice.natural, width / 2))
    let shown = min(wide.natural, width - chosen)
    return shown < wide.minimum ? nil : (shown, chosen)
  }

  /// Both in the middle.
  public override func allocate(_ size: Size) {
    let (width, height) = (Int(clamping: size.width), Int(clamping: size.height))
    let above = story.extent(.vertical, other: width).natural
    let below = choices.extent(.vertical, other: width).natural
    guard above + below > height, let columns = columns(in: width) else {
      let shown = max(0, min(above, height - below))
      let top = (height - shown - below) / 2
      place(scroller, x: 0, y: top, width, shown)
      return place(choices, x: 0, y: top + shown, width, below)
    }
    let shown = min(story.extent(.vertical, other: columns.story).natural, height)
    let chosen = min(choices.extent(.vertical, other: columns.choices).natural, height)
    // As much room between them as beside each of them.
    let gap = (width - columns.story - columns.choices) / 3
    let storyX = isRightToLeft ? width - gap - columns.story : gap
    let choicesX = isRightToLeft ? gap : width - gap - columns.choices
    place(scroller, x: storyX, y: (height - shown) / 2, columns.story, shown)
    place(choices, x: choicesX, y: (height - chosen) / 2, columns.choices, chosen)
  }

  private func place(_ child: Widget, x: Int, y: Int, _ width: Int, _ height: Int) {
    // GTK wants what it places to have been asked.
    _ = [Direction.horizontal, .vertical].map { child.extent($0, other: -1) }
    child.allocate(in: Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
  }
}
