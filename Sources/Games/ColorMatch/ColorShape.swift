/// The shape that a color carries, so that no game needs eyes for color.
public enum ColorShape: CaseIterable, Sendable {
  /// A circle.
  case circle
  /// A star with five points.
  case star
  /// A triangle with its point up.
  case triangle
  /// A square.
  case square
  /// A square on its corner.
  case diamond
  /// A heart.
  case heart
  /// A flower with round petals.
  case flower
  /// A hexagon.
  case hexagon
  /// A drop with its point up.
  case drop
}
