import Geometry

/// A step of a drag by pointer or finger, which begins once and ends once; points are in device-independent pixels.
public struct DragEvent: Equatable, Sendable {
  /// The phase of a drag.
  public enum Phase: Sendable {
    /// The button or finger went down.
    case began
    /// The pointer or finger moved.
    case changed
    /// The button or finger was released.
    case ended
    /// The drag was interrupted: by a second button, a window that was unmapped, or another gesture.
    case cancelled
  }

  /// The phase of the drag.
  public var phase: Phase
  /// The position of the pointer, in the coordinates of the dragged widget's parent.
  public var point: Point
  /// The position where the button or finger went down, in the widget's coordinates.
  public var grab: Point
  /// Whether the drag is by a finger (`GDK_SOURCE_TOUCHSCREEN`).
  public var isFinger: Bool
  /// Whether the drag has exceeded the drag threshold (`gtk_drag_check_threshold`).
  public var hasMoved: Bool
  /// Whether Ctrl was held when the button went down (`GDK_CONTROL_MASK`).
  public var control: Bool
  /// Whether Shift was held when the button went down (`GDK_SHIFT_MASK`).
  public var shift: Bool
  /// The velocity of the pointer in device-independent pixels per second, to the right and down.
  public var velocity: Point

  /// Creates an event, for tests and for other input sources.
  public init(
    phase: Phase, point: Point, grab: Point, isFinger: Bool = false, hasMoved: Bool = false, control: Bool = false,
    shift: Bool = false, velocity: Point = .zero
  ) {
    (self.phase, self.point, self.grab, self.isFinger) = (phase, point, grab, isFinger)
    (self.hasMoved, self.control, self.shift, self.velocity) = (hasMoved, control, shift, velocity)
  }

  /// Whether Ctrl or Shift was held when the button went down.
  public var hasModifiers: Bool { control || shift }
}
