/// A direction across the screen, such as that in which GTK measures a widget (`GtkOrientation`).
public enum Direction: Sendable {
  /// Width.
  case horizontal
  /// Height.
  case vertical
}

/// The direction of a keyboard focus move (`GtkDirectionType`).
public enum FocusDirection: Sendable {
  /// Tab.
  case forward
  /// Shift+Tab.
  case backward
  /// An arrow key.
  case up, down, left, right
}
