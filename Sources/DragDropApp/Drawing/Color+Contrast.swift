import Geometry
import Glibc

extension Color {
  /// Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.1).
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  /// The color of symbols on this color: white, or a darker shade if white has too little contrast.
  var sign: Color { contrast(with: .white) >= 3.2 ? .white.opacity(0.95) : mixed(with: .black, by: 0.55) }

  /// The background of text in this color: white or nearly black, whichever has more contrast.
  var legibleGround: Color {
    let dark = Color(red: 0.14, green: 0.14, blue: 0.17)
    return contrast(with: .white) > contrast(with: dark) ? .white : dark
  }

  /// The relative luminance (WCAG 2.1).
  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
