import CGtk

nonisolated extension Bitmap {
  /// The two grays of the background, which have a contrast of at least 3:1 with black and with white.
  private static let grays = [0.58, 0.42]
  private static let squareCount = 32
  /// The lowest opacity of a visible pixel, from 0 to 255.
  private static let faintest: UInt8 = 16

  /// Returns the picture on a gray checkerboard, on which lines of any color are visible, or itself if it is opaque.
  ///
  /// The squares scale with the picture. With 2, 4, 8 or 16 tiles per side of the central square, empty tiles look
  /// alike. Wraps `cairo_fill` with `CAIRO_OPERATOR_DEST_OVER`.
  ///
  /// - Throws: ``PictureError/invisible`` if no pixel is visible, and ``PictureError/tooLarge(_:)`` if out of memory.
  func onGround() throws(PictureError) -> Bitmap {
    let opacities = pixels.opacities
    guard opacities.upperBound >= Self.faintest else { throw .invisible }
    guard opacities.lowerBound < 255 else { return self }
    return try painted(at: size) { context in
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
      let length = max(min(size.width, size.height), size.longestSide / 8)
      let side = max(1, Double(length) / Double(Self.squareCount))
      for (gray, isOdd) in zip(Self.grays, [false, true]) {
        cairo_set_source_rgb(context, gray, gray, gray)
        addSquares(context, side: side, isOdd: isOdd)
        cairo_fill(context)
      }
    }
  }

  private func addSquares(_ context: OpaquePointer?, side: Double, isOdd: Bool) {
    func edge(_ index: Int) -> Double { (Double(index) * side).rounded() }
    var row = 0
    while edge(row) < Double(size.height) {
      var column = (row % 2 == 0) == isOdd ? 1 : 0
      while edge(column) < Double(size.width) {
        let (x, y) = (edge(column), edge(row))
        cairo_rectangle(context, x, y, edge(column + 1) - x, edge(row + 1) - y)
        column += 2
      }
      row += 1
    }
  }
}
