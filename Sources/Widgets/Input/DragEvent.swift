import DragAndDrop

/// One step of a drag by pointer or finger, as ``DragGesture`` tells it.
///
/// Every drag begins once and ends once: ended or cancelled. Points and lengths are in device-independent pixels.
nonisolated public struct DragEvent: Equatable, Sendable {
  /// Which step of a drag it is.
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

  /// Whether the drag begins, goes on or ends here.
  public var phase: Phase
  /// Where the pointer is, in the coordinates of the dragged widget's parent.
  public var point: Point
  /// Where the pointer went down, in the widget's own coordinates.
  public var grab: Point
  /// Whether a finger drags, not a pointer (`GDK_SOURCE_TOUCHSCREEN`).
  public var isFinger: Bool
  /// Whether the drag has gone too far for a click (`gtk_drag_check_threshold`).
  public var hasMoved: Bool
  /// Whether Shift or Ctrl was held when the button went down.
  public var isExtending: Bool
  /// How fast the pointer is, in device-independent pixels per second, to the right and down.
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
