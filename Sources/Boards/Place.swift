import Widgets

/// A drop target on a ``Board``.
open class Place: BoardItem {
  /// Creates a place of `kind`, whose role should be `.button`, or `.group` if it contains widgets.
  ///
  /// Its action should be `BoardStrings.click`, for assistive technologies.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    ClickGesture(on: self, isDragIgnored: true) { [weak self] click in self?.onClick.call(click) }
  }
}
