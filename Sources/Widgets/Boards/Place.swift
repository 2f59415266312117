/// A place on a ``Board`` that pieces can be put on.
open class Place: BoardItem {
  /// What the place shows about the piece that is being carried.
  public var mark: PlaceMark = .none {
    didSet { if mark != oldValue { queueDraw() } }
  }

  /// Where the middle of a piece hovers that keys or clicks bring here, in the board's coordinates.
  open var hoverPoint: Point { frame.center }

  private var click: ClickGesture?

  /// Makes a place of `kind`, whose role should be `.button`.
  public override init(_ kind: WidgetKind) {
    super.init(kind)
    isFocusable = true
    click = ClickGesture(on: self) { [weak self] _ in self?.onClick?() }
  }
}

/// What a place shows about the piece that is being carried.
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
