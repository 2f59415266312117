import CGtk

/// The pixels of a drawing with many parts, of which only those are painted again that have changed.
///
/// Without GL, GTK hands cairo all parts of a window for each frame, also those that are not to be painted again: a
/// microsecond for each of thousands, and works out anew each shadow, curve and text where anything is painted.
@MainActor public final class PixelCache {
  /// With fewer parts, drawing them costs less than keeping their pixels; pixels that there are stay until there is
  /// hardly any.
  private static let fewestParts = (begin: 10, stay: 3)
  /// How far out a part may lie, and how long its sides may be, in device-independent pixels.
  private static let farthest: Float = 8192

  /// How many device pixels are kept: 64 MiB of them.
  private static let mostPixels = 16_777_216.0

  /// Of so many parts and more, those of the frame before are freed when nothing else is to be done: that takes a
  /// millisecond.
  private static let manyParts = 1000

  private var parts = DrawnParts()
  private var freeing: Scheduled?
  private var sheet: PixelSheet?

  /// Keeps nothing yet.
  public init() {}

  /// Keeps nothing any more.
  public func clear() { (parts, sheet, freeing) = (DrawnParts(), nil, nil) }

  /// A drawing of the same look, made of squares.
  func drawing(of drawing: Drawing, scale: Double) -> Drawing {
    let parts = DrawnParts(of: drawing)
    guard parts.count >= (sheet == nil ? Self.fewestParts.begin : Self.fewestParts.stay),
      parts.lie(within: Self.farthest)
    else {
      clear()
      return drawing
    }
    let wanted = PixelGrid(covering: parts.bounds)
    guard Double(wanted.count) * PixelGrid.side * PixelGrid.side * scale * scale <= Self.mostPixels else {
      clear()
      return drawing
    }
    if sheet?.scale != scale { clear() }
    let sheet = sheet(of: wanted, scale)
    guard sheet.paint(parts, where: parts.changes(since: self.parts)) else {
      clear()
      return drawing
    }
    replaceParts(by: parts)
    return sheet.drawing
  }

  private func replaceParts(by new: DrawnParts) {
    let old = parts
    parts = new
    freeing = old.count < Self.manyParts ? nil : .whenIdle { _ = old }
  }

  /// The sheet that there is, or a new one if that is too small or by far too large.
  private func sheet(of wanted: PixelGrid, _ scale: Double) -> PixelSheet {
    if let sheet, sheet.grid.contains(wanted), sheet.grid.count <= 2 * wanted.count { return sheet }
    let sheet = PixelSheet(of: wanted, scale: scale, from: sheet)
    self.sheet = sheet
    return sheet
  }
}

extension Snapshot {
  /// The drawing, or where cairo draws a cheaper one of the same look, made of what the cache keeps.
  ///
  /// - Parameter scale: Device pixels per device-independent pixel (``Widget/scaleFactor``).
  public func cached(_ drawing: Drawing, in cache: PixelCache, scale: Double) -> Drawing {
    isForCairo ? cache.drawing(of: drawing, scale: scale) : drawing
  }
}
