public import DragAndDrop
import Storage

/// The color of a square, which can be any.
public struct SquareColor: Hashable, Sendable {
  /// The share of red, from 0 to 255.
  public let red: UInt8
  /// The share of green, from 0 to 255.
  public let green: UInt8
  /// The share of blue, from 0 to 255.
  public let blue: UInt8

  /// Creates a color from its shares.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The nearest color to one in sRGB; a part that is NaN counts as 0.
  public init(_ color: Color) {
    func byte(_ share: Double) -> UInt8 { UInt8(clamping: (share * 255).rounded()) }
    self.init(byte(color.red), byte(color.green), byte(color.blue))
  }

  /// The color in sRGB.
  public var rgb: Color { Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255) }

  /// The color of a new square.
  public static let blue = SquareColor(0x35, 0x84, 0xe4)
  /// The color of a square that is pressed.
  public static let pressed = SquareColor(0xe0, 0x1b, 0x24)
  /// The colors that the game itself offers.
  public static let palette = [
    blue, SquareColor(0x0f, 0x9a, 0xb0), SquareColor(0x2e, 0xa0, 0x5a), SquareColor(0xf5, 0xc2, 0x11),
    SquareColor(0xf0, 0x7a, 0x10), pressed, SquareColor(0xdc, 0x70, 0xb0), SquareColor(0x81, 0x3d, 0x9c),
  ]

  /// The shape that stands for a color of the palette, as in Color Match; other colors have none.
  public var shape: Shape? { zip(Self.palette, Self.shapes).first { $0.0 == self }?.1 }
  private static let shapes: [Shape] = [.square, .drop, .triangle, .star, .diamond, .circle, .flower, .heart]

  /// The color after this one in the palette; the first one after any other.
  public var next: SquareColor {
    let index = Self.palette.firstIndex(of: self) ?? -1
    return Self.palette[(index + 1) % Self.palette.count]
  }

  /// Six digits to the base 16.
  public var hexText: String {
    [red, green, blue].map { String($0, radix: 16).padded(to: 2) }.joined()
  }
}
