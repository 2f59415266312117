/// A place on a ``Board`` that pieces can be put on.
open class Place: BoardItem {
  private var click: ClickGesture?

  /// Makes a place of `kind`, whose role should be `.button`.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    click = ClickGesture(on: self) { [weak self] _ in self?.onClick?() }
  }
}

/// What a place shows about the piece that is being carried; a piece can be a place for others.
nonisolated public enum PlaceMark: Equatable, Sendable {
  /// Nothing is carried that concerns this place.
  case none
  /// It would take what is being carried.
  case candidate
  /// What is over it counts if it is dropped now.
  case accepted
  /// What is over it would come back if it were dropped now.
  case rejected
}
