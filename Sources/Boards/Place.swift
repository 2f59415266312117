import Widgets

/// A drop target on a ``Board``.
open class Place: BoardItem {
  /// Creates a place of `kind`, whose role should be `.button`.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    ClickGesture(on: self) { [weak self] click in self?.onClick.call(click) }
  }
}
