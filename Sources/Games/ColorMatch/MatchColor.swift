import Geometry

/// A color of Color Match; the cases are in the order of the row.
package enum MatchColor: String, Codable, CaseIterable, Sendable {
  case red, yellow, green, blue, orange, purple, pink, brown, turquoise

  /// The color in sRGB; colors that look alike to a color-blind person differ in lightness.
  package var rgb: Color { look.rgb }
  package var shape: Shape { look.shape }

  private var look: (rgb: Color, shape: Shape) {
    switch self {
    case .red: (Color(red: 0.95, green: 0.35, blue: 0.35), .circle)
    case .yellow: (Color(red: 1, green: 0.85, blue: 0.3), .star)
    case .green: (Color(red: 0.3, green: 0.8, blue: 0.5), .triangle)
    case .blue: (Color(red: 0.3, green: 0.55, blue: 1), .square)
    case .orange: (Color(red: 1, green: 0.6, blue: 0.15), .diamond)
    case .purple: (Color(red: 0.55, green: 0.3, blue: 0.7), .heart)
    case .pink: (Color(red: 0.95, green: 0.6, blue: 0.85), .flower)
    case .brown: (Color(red: 0.5, green: 0.3, blue: 0.15), .hexagon)
    case .turquoise: (Color(red: 0.5, green: 0.95, blue: 0.95), .drop)
    }
  }
}
