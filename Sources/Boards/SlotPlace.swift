import DragAndDrop
import Widgets

/// A place for a slot of a list, which shows the gap in which a dragged item would be inserted.
open class SlotPlace: Place {
  /// Creates a place.
  public init() {
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardStrings.click]))
  }

  /// A style that shows the gap instead of an outline.
  open override var markStyle: MarkStyle {
    var style = MarkStyle(radius: 12)
    style.look = .gap
    return style
  }
}
