import DragAndDrop
import Geometry
import Widgets

/// A place for a slot of a list, which shows the gap, or the line, where a dragged item would be inserted.
open class SlotPlace: Place {
  private let look: MarkLook

  /// Creates a place with the look of its mark: `gap`, `line`, or `outline` for an item that takes others.
  public init(_ look: MarkLook = .gap) {
    self.look = look
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardStrings.click]))
  }

  /// The style of the mark.
  open override var markStyle: MarkStyle {
    var style = MarkStyle(radius: look == .line ? 0 : 12)
    style.look = look
    return style
  }
}
