import CGtk

nonisolated extension Bitmap {
  /// The two grays of the background, which have a contrast of at least 3:1 with black and with white.
  private static let (light, dark): (UInt32, UInt32) = (0xff94_9494, 0xff6b_6b6b)
  private static let squareCount = 32
  /// The lowest opacity of a visible pixel, from 0 to 255.
  private static let faintest: UInt8 = 16

  /// Returns the picture on a gray checkerboard, on which lines of any color are visible, or itself if it is opaque.
  ///
  /// The squares scale with the picture. With 2, 4, 8 or 16 tiles per side of the central square, empty ones are alike.
  ///
  /// - Throws: ``PictureError/invisible`` if no pixel is visible, and ``PictureError/tooLarge(_:)`` if out of memory.
  func onGround() throws(PictureError) -> Bitmap {
    let opacities = opacities
    guard opacities.upperBound >= Self.faintest else { throw .invisible }
    guard opacities.lowerBound < 255 else { return self }
    let squares = try Bitmap(PixelSize(width: 2, height: 2)) { data, _ in
      data.withMemoryRebound(to: UInt32.self, capacity: 4) { pixels in
        for (index, gray) in [Self.light, Self.dark, Self.dark, Self.light].enumerated() { pixels[index] = gray }
      }
    }
    let side = Double(max(min(size.width, size.height), size.longestSide / 8)) / Double(Self.squareCount)
    return try painted(at: size) { context in
      cairo_scale(context, max(1, side), max(1, side))
      squares.setSource(of: context, CAIRO_FILTER_NEAREST, CAIRO_EXTEND_REPEAT)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
      cairo_paint(context)
    }
  }
}
