import DragAndDrop
import Widgets

/// A place that shows any widget, such as a frame with a list and a button, which stays usable.
open class WidgetPlace: Place {
  /// Creates a place that `child` fills, with `label` as its accessible name.
  public init(_ child: Widget, label: String) {
    super.init(WidgetKind(styleName: "place", role: .group, actions: [BoardStrings.click]))
    fill(with: child)
    accessibleLabel = label
  }
}
