/// The nine colors of Color Match, in the order of their row.
public enum GameColor: String, Codable, CaseIterable, Sendable {
  /// Red, the circle.
  case red
  /// Yellow, the star.
  case yellow
  /// Green, the triangle.
  case green
  /// Blue, the square.
  case blue
  /// Orange, the diamond.
  case orange
  /// Purple, the heart.
  case purple
  /// Pink, the flower.
  case pink
  /// Brown, the hexagon.
  case brown
  /// Turquoise, the drop.
  case turquoise

  /// How the color looks.
  ///
  /// Lightness tells apart what a color-blind eye sees as one hue.
  public var rgb: RGB {
    switch self {
    case .red: RGB(0.95, 0.35, 0.35)
    case .yellow: RGB(1, 0.85, 0.3)
    case .green: RGB(0.3, 0.8, 0.5)
    case .blue: RGB(0.3, 0.55, 1)
    case .orange: RGB(1, 0.6, 0.15)
    case .purple: RGB(0.55, 0.3, 0.7)
    case .pink: RGB(0.95, 0.6, 0.85)
    case .brown: RGB(0.5, 0.3, 0.15)
    case .turquoise: RGB(0.5, 0.95, 0.95)
    }
  }

  /// The shape that stands for the color; no two colors share one.
  public var shape: ColorShape {
    switch self {
    case .red: .circle
    case .yellow: .star
    case .green: .triangle
    case .blue: .square
    case .orange: .diamond
    case .purple: .heart
    case .pink: .flower
    case .brown: .hexagon
    case .turquoise: .drop
    }
  }
}
