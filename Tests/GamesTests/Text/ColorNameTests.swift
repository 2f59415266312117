import Testing

@testable import Games

@Suite struct ColorNameTests {
  private static let named: KeyValuePairs<String, [Int]> = [
    "blue": [0xa5b4c7, 0xa1b1c6, 0x598bae, 0x87ceeb, 0x000080, 0x3584e4],
    "turquoise": [0x8abfc0, 0x0f9ab0, 0x00ffff],
    "green": [0x627c34, 0x7b864b, 0x889251, 0x9baf6e, 0x91a25f, 0x006000],
    "yellow": [0xf5c211, 0xffff00, 0xf0e696],
    "orange": [0xf07a10, 0xffa500],
    "red": [0xe01b24, 0x800000, 0xff0000],
    "pink": [0xdc70b0, 0xff00ff, 0xffb6c1],
    "purple": [0x813d9c, 0x4b0082],
    "brown": [0x804d26, 0xd2b48c, 0x643c32],
    "black": [0x000000, 0x141414, 0x1e0a05],
    "gray": [0x808080, 0xc1c4c6, 0x5a5c58],
    "white": [0xffffff, 0xfaf8f5],
  ]

  private func color(_ hex: Int) -> ColorName {
    ColorName(
      SquareColor(
        UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex)))
  }

  @Test func colorsHaveTheirUsualNames() {
    for (name, colors) in Self.named {
      for hex in colors { #expect(color(hex).text == name, "\(String(hex, radix: 16))") }
    }
  }

  /// Pairs of colors that differ by one in some components.
  @Test(arguments: [
    // Gray up to a difference of 15 between the components, or of 9 % of the largest.
    (0x645555, "gray", 0x645454, "brown"), (0xc8b5b5, "gray", 0xc8b4b4, "pink"),
    (0x3f3f3f, "black", 0x404040, "gray"), (0xcfcfcf, "gray", 0xd0d0d0, "white"),
    // Dark and pale reds.
    (0x270000, "black", 0x280000, "red"), (0x8b4646, "brown", 0x8c4646, "red"),
    (0x642424, "brown", 0x642323, "red"), (0xaa5a5a, "red", 0xab5a5a, "pink"),
    (0xc86464, "red", 0xc86565, "pink"),
  ])
  func namesChangeAtTheirBorders(color: Int, name: String, other: Int, otherName: String) {
    #expect(self.color(color).text == name && self.color(other).text == otherName)
  }

  @Test func huesAreAnglesOnTheColorCircle() {
    #expect(color(0xff0000).hue == 0 && color(0x00ff00).hue == 120 && color(0x0000ff).hue == 240)
    #expect(color(0xff0011).hue == 356 && color(0x070707).hue == 0 && color(0x050605).hue == 120)
  }
}
