import CGtk

nonisolated extension Bitmap {
  /// The two grays of the ground, from 0 to 1.
  ///
  /// Black and white have a contrast of at least 3:1 with both.
  private static let grays = [0.58, 0.42]
  /// The number of squares along the shorter side.
  private static let squareCount = 32
  /// The opacity from which a pixel can be seen on the ground, from 0 to 255.
  private static let faintest: UInt8 = 16

  /// The picture on a checkerboard of two grays, as far as it is transparent: lines of any color can be seen, on boards of
  /// any color.
  ///
  /// The squares grow with the picture, so that it looks the same at every size. The square in its middle has as many of
  /// them that empty tiles of 2, 4, 8 or 16 in a row look alike. Returns the picture itself if it is opaque.
  ///
  /// Wraps `cairo_fill` with `CAIRO_OPERATOR_DEST_OVER`.
  ///
  /// - Throws: ``PictureError/invisible`` if nothing can be seen, and ``PictureError/tooLarge(_:)`` if there is no memory
  ///   for it.
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

  /// Adds every second square to the path, on whole pixels.
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
