import Widgets

/// A place on a ``Board`` that pieces can be put on.
open class Place: BoardItem {
  /// Makes a place of `kind`, whose role should be `.button`.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    ClickGesture(on: self) { [weak self] _ in self?.onClick?() }
  }
}
