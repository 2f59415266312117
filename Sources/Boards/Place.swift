import Widgets

/// A drop target on a ``Board``.
open class Place: BoardItem {
  /// Creates a place of `kind`, whose role should be `.button`, and whose actions `BoardStrings.click`.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    ClickGesture(on: self, isDragIgnored: true) { [weak self] click in self?.onClick.call(click) }
  }
}
