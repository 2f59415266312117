import Geometry

/// A constraint on the position of a dragged item, for drawing and collisions.
public struct MovementConstraint: Sendable {
  /// A movement of a dragged item, before it is constrained.
  public struct Movement: Sendable {
    /// The frame that the pointer asks for, in the board's coordinates.
    public var frame: Rect
    /// The frame that the item had when it was picked up, in the board's coordinates.
    public let start: Rect
    /// The bounds of the board, with its origin at zero.
    public let board: Rect
    /// The position of the pointer, in the board's coordinates.
    public let pointer: Point

    /// Creates a movement from `start` to `frame`; the pointer is at the center of `frame` by default.
    public init(frame: Rect, start: Rect, board: Rect, pointer: Point? = nil) {
      (self.frame, self.start, self.board, self.pointer) = (frame, start, board, pointer ?? frame.center)
    }
  }

  /// Whether the item is held by its center, wherever it was pressed.
  public let holdsCenter: Bool
  private let change: @Sendable (Movement) -> Point

  /// Creates a constraint from a closure that returns the item's new top left corner, in the board's coordinates.
  public init(_ change: @escaping @Sendable (Movement) -> Point) { self.init(holdsCenter: false, change) }

  private init(holdsCenter: Bool, _ change: @escaping @Sendable (Movement) -> Point) {
    (self.holdsCenter, self.change) = (holdsCenter, change)
  }

  /// No constraint: the item follows the pointer.
  public static let free = MovementConstraint { $0.frame.origin }
  /// Limits the item to horizontal movement.
  public static let horizontal = MovementConstraint { Point(x: $0.frame.minX, y: $0.start.minY) }
  /// Limits the item to vertical movement.
  public static let vertical = MovementConstraint { Point(x: $0.start.minX, y: $0.frame.minY) }
  /// Keeps the whole item on the board.
  public static let onBoard = MovementConstraint { $0.frame.moved(into: $0.board).origin }

  /// Centers the item on the pointer, wherever it was pressed.
  public static let centeredOnPointer = MovementConstraint(holdsCenter: true) {
    Rect(center: $0.pointer, size: $0.frame.size).origin
  }

  /// Keeps the item in a rectangle of the board's coordinates; a larger item is aligned with its top left corner.
  public static func within(_ bounds: Rect) -> MovementConstraint {
    MovementConstraint { $0.frame.moved(into: bounds).origin }
  }

  /// Snaps the item's top left corner to the nearest point of a grid that contains `origin`.
  ///
  /// An axis with a `step` of 0 or less, in device-independent pixels, is not constrained.
  public static func grid(_ step: Size, from origin: Point = .zero) -> MovementConstraint {
    @Sendable func snap(_ value: Double, _ step: Double, _ origin: Double) -> Double {
      step > 0 ? origin + ((value - origin) / step).rounded() * step : value
    }
    return MovementConstraint {
      Point(x: snap($0.frame.minX, step.width, origin.x), y: snap($0.frame.minY, step.height, origin.y))
    }
  }

  /// Returns a constraint that applies this one, and then `next` to the result.
  public func then(_ next: MovementConstraint) -> MovementConstraint {
    MovementConstraint(holdsCenter: holdsCenter || next.holdsCenter) { movement in
      var changed = movement
      changed.frame.origin = change(movement)
      return next.change(changed)
    }
  }

  /// Returns the nearest allowed point for an item that is held by `grab` and whose frame was `start`.
  package func point(_ point: Point, grab: Point, from start: Rect, on board: Rect) -> Point {
    let requested = Rect(origin: point - grab, size: start.size)
    return frame(for: Movement(frame: requested, start: start, board: board, pointer: point)).origin + grab
  }

  /// Returns the constrained frame, in the board's coordinates.
  public func frame(for movement: Movement) -> Rect { Rect(origin: change(movement), size: movement.frame.size) }
}
