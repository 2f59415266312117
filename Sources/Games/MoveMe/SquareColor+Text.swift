extension SquareColor {
  /// The localized name of the nearest color that has one.
  package var name: String { Self.names.min { distance(to: $0.color) < distance(to: $1.color) }?.name() ?? hexText }

  private static let names: [(color: SquareColor, name: @Sendable () -> String)] = [
    (blue, { tr("blue") }), (SquareColor(0x0f, 0x9a, 0xb0), { tr("turquoise") }),
    (SquareColor(0x2e, 0xa0, 0x5a), { tr("green") }), (SquareColor(0xf5, 0xc2, 0x11), { tr("yellow") }),
    (SquareColor(0xf0, 0x7a, 0x10), { tr("orange") }), (pressed, { tr("red") }),
    (SquareColor(0xdc, 0x70, 0xb0), { tr("pink") }), (SquareColor(0x81, 0x3d, 0x9c), { tr("purple") }),
    (SquareColor(0x80, 0x4d, 0x26), { tr("brown") }), (SquareColor(0, 0, 0), { tr("black") }),
    (SquareColor(0x80, 0x80, 0x80), { tr("gray") }), (SquareColor(0xff, 0xff, 0xff), { tr("white") }),
    // The corners of the RGB cube, which other applications offer.
    (SquareColor(0, 0, 0xff), { tr("blue") }), (SquareColor(0, 0xff, 0xff), { tr("turquoise") }),
    (SquareColor(0, 0xff, 0), { tr("green") }), (SquareColor(0xff, 0xff, 0), { tr("yellow") }),
    (SquareColor(0xff, 0, 0), { tr("red") }), (SquareColor(0xff, 0, 0xff), { tr("pink") }),
    (SquareColor(0, 0x60, 0), { tr("green") }), (SquareColor(0, 0, 0x80), { tr("blue") }),
  ]

  private func distance(to other: SquareColor) -> Int {
    func square(_ a: UInt8, _ b: UInt8) -> Int {
      (Int(clamping: a) - Int(clamping: b)) * (Int(clamping: a) - Int(clamping: b))
    }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }
}
