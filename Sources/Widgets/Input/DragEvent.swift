import DragAndDrop

/// One step of a drag by pointer or finger.
///
/// Every drag begins once and ends once: ended or cancelled.
nonisolated public struct DragEvent: Equatable, Sendable {
  /// Which step it is.
  public enum Phase: Sendable {
    /// The button or finger went down.
    case began
    /// It moved.
    case changed
    /// It was released.
    case ended
    /// Something took the drag away: a second button, a window that vanished, another gesture.
    case cancelled
  }

  /// Which step it is.
  public var phase: Phase
  /// Where the pointer is, in the coordinates of the dragged widget's parent.
  public var point: Point
  /// Where the pointer went down, in the widget's own coordinates.
  public var grab: Point
  /// Whether a finger drags, not a pointer.
  public var isFinger: Bool
  /// Whether the drag has gone far enough to be no click.
  public var hasMoved: Bool
  /// Whether Shift or Ctrl was held when the button went down.
  public var isExtending: Bool
  /// How fast the pointer is, in device-independent pixels per second.
  public var velocity: Point

  /// A step as a gesture would tell it, for tests and for other kinds of input.
  public init(
    phase: Phase, point: Point, grab: Point, isFinger: Bool = false, hasMoved: Bool = false, isExtending: Bool = false,
    velocity: Point = .zero
  ) {
    (self.phase, self.point, self.grab, self.isFinger) = (phase, point, grab, isFinger)
    (self.hasMoved, self.isExtending, self.velocity) = (hasMoved, isExtending, velocity)
  }
}
