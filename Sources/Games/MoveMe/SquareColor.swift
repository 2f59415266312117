import Geometry
import Storage

/// The color of a square: any 24-bit sRGB color.
package struct SquareColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates the nearest color to one in sRGB; a component that is NaN counts as 0.
  package init(_ color: Color) {
    func byte(_ share: Double) -> UInt8 { UInt8(clamping: (share * 255).rounded()) }
    self.init(byte(color.red), byte(color.green), byte(color.blue))
  }

  package var rgb: Color { Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255) }

  package static let blue = SquareColor(0x35, 0x84, 0xe4)
  package static let pressed = SquareColor(0xe0, 0x1b, 0x24)
  package static let palette = [
    blue, SquareColor(0x0f, 0x9a, 0xb0), SquareColor(0x2e, 0xa0, 0x5a), SquareColor(0xf5, 0xc2, 0x11),
    SquareColor(0xf0, 0x7a, 0x10), pressed, SquareColor(0xdc, 0x70, 0xb0), SquareColor(0x81, 0x3d, 0x9c),
  ]

  /// The shape that identifies a color of the palette, as in Color Match, or `nil` for other colors.
  package var shape: Shape? { zip(Self.palette, Self.shapes).first { $0.0 == self }?.1 }
  private static let shapes: [Shape] = [.square, .drop, .triangle, .star, .diamond, .circle, .flower, .heart]

  package var next: SquareColor {
    let index = Self.palette.firstIndex(of: self) ?? -1
    return Self.palette[(index + 1) % Self.palette.count]
  }

  package var hexText: String {
    [red, green, blue].map { String($0, radix: 16).padded(to: 2) }.joined()
  }
}
