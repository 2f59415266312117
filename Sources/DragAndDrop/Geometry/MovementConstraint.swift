/// Where a held item may be, by plain geometry: it is shown there, and judged there.
///
/// Constraints compose in order, each seeing what the one before it made of the movement.
public struct MovementConstraint: Sendable {
  /// A step of a held item, before it is constrained.
  public struct Movement: Sendable {
    /// The frame that the hand asks for, in the board's coordinates.
    public var frame: Rect
    /// The frame that the item had when it was picked up, in the board's coordinates.
    public let start: Rect
    /// The board itself, from its origin on.
    public let board: Rect
    /// Where the hand is, in the board's coordinates.
    public let hand: Point

    /// A step to `frame` of what lay at `start`, by a hand that is in the middle of it unless told otherwise.
    public init(frame: Rect, start: Rect, board: Rect, hand: Point? = nil) {
      (self.frame, self.start, self.board, self.hand) = (frame, start, board, hand ?? frame.center)
    }
  }

  /// Whether the item is held by its middle, wherever it was pressed.
  public let holdsMiddle: Bool
  private let change: @Sendable (Movement) -> Point

  /// A constraint of one's own: answers with the top left corner that the item has instead,
  /// in the board's coordinates.
  public init(_ change: @escaping @Sendable (Movement) -> Point) { self.init(holdsMiddle: false, change) }

  private init(holdsMiddle: Bool, _ change: @escaping @Sendable (Movement) -> Point) {
    (self.holdsMiddle, self.change) = (holdsMiddle, change)
  }

  /// None: the item goes where the hand goes.
  public static let free = MovementConstraint { $0.frame.origin }
  /// From side to side only.
  public static let horizontal = MovementConstraint { Point(x: $0.frame.minX, y: $0.start.minY) }
  /// Up and down only.
  public static let vertical = MovementConstraint { Point(x: $0.start.minX, y: $0.frame.minY) }
  /// All of it stays on the board.
  public static let onBoard = MovementConstraint { $0.frame.moved(into: $0.board).origin }

  /// Its middle goes to the hand, wherever it was pressed.
  public static let centeredOnHand = MovementConstraint(holdsMiddle: true) {
    Rect(center: $0.hand, size: $0.frame.size).origin
  }

  /// All of it stays in a rectangle of the board's coordinates; what is larger begins where that begins.
  public static func within(_ bounds: Rect) -> MovementConstraint {
    MovementConstraint { $0.frame.moved(into: bounds).origin }
  }

  /// Its top left corner snaps to the nearest point of a grid.
  ///
  /// - Parameters:
  ///   - step: How far apart the points are, in device-independent pixels; a direction of 0 or less is left free.
  ///   - origin: One of them, in the board's coordinates.
  public static func grid(_ step: Size, from origin: Point = .zero) -> MovementConstraint {
    @Sendable func snap(_ value: Double, _ step: Double, _ origin: Double) -> Double {
      step > 0 ? origin + ((value - origin) / step).rounded() * step : value
    }
    return MovementConstraint {
      Point(x: snap($0.frame.minX, step.width, origin.x), y: snap($0.frame.minY, step.height, origin.y))
    }
  }

  /// This constraint, and then another one.
  public func then(_ next: MovementConstraint) -> MovementConstraint {
    MovementConstraint(holdsMiddle: holdsMiddle || next.holdsMiddle) { movement in
      var changed = movement
      changed.frame.origin = change(movement)
      return next.change(changed)
    }
  }

  /// The frame that the item has instead of the one that the hand asks for, in the board's coordinates.
  public func frame(for movement: Movement) -> Rect { Rect(origin: change(movement), size: movement.frame.size) }
}
