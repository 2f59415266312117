/// A picture that is to be cut into tiles, kept as GTK draws many textures fastest.
///
/// GTK 4.8 without GL converts each texture of a window in each frame: one of red, green and blue alone costs half of
/// what cairo's own format does.
nonisolated public struct TileSheet: Sendable {
  private let pixels: Pixels

  /// Makes a sheet of a picture; takes a while for a large one, on whatever thread it is called.
  public init(_ picture: Bitmap) {
    pixels = picture.pixels.isOpaque ? picture.pixels.rgb : picture.pixels
  }

  /// The tiles row by row, which differ by no more than a pixel; of a picture with fewer pixels some share one.
  ///
  /// Nothing is scaled: a picture ``Bitmap/scaled(to:)`` the board's size in device pixels gives tiles that are drawn as
  /// they are.
  @MainActor public func tiles(columns: Int, rows: Int) -> [Texture] {
    pixels.size.tiles(columns: columns, rows: rows).map { pixels.part($0).texture }
  }
}

nonisolated extension Pixels {
  /// Whether nothing shines through, of pixels in cairo's format.
  fileprivate var isOpaque: Bool {
    (0..<size.height).allSatisfy { row in words(inRow: row).allSatisfy { $0 >> 24 == 0xff } }
  }

  /// The same pixels without their alpha.
  fileprivate var rgb: Pixels {
    Pixels(size, .rgb) { target, _ in
      var target = target
      for row in 0..<size.height {
        for pixel in words(inRow: row) {
          target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          target[2] = UInt8(truncatingIfNeeded: pixel)
          target += 3
        }
      }
    }
  }

  private func words(inRow row: Int) -> UnsafeBufferPointer<UInt32> {
    let start = UnsafeRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start, count: size.width)
  }
}
