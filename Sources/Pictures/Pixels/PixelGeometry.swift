/// A width and a height in pixels of a picture or of the device.
///
/// `Size` of `DragAndDrop` counts device-independent ones, of which a device may have several for each.
nonisolated public struct PixelSize: Equatable, Sendable {
  /// From left to right, in pixels.
  public var width: Int
  /// From top to bottom, in pixels.
  public var height: Int

  /// The size `width` × `height`.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The longer one of the two.
  public var longestSide: Int { max(width, height) }

  /// The largest square in the middle; a pixel that is left over lies to the right or below.
  public var middleSquare: PixelRect { middle(shapedAs: PixelSize(width: 1, height: 1)) }

  /// The largest part in the middle that has the shape of `other`, whose sides are above 0; at least one pixel.
  ///
  /// A pixel that is left over lies to the right or below.
  public func middle(shapedAs other: PixelSize) -> PixelRect {
    let width = min(width, max(1, height * other.width / other.height))
    let height = min(height, max(1, self.width * other.height / other.width))
    return PixelRect(x: (self.width - width) / 2, y: (self.height - height) / 2, width: width, height: height)
  }

  /// The same shape with a longest side of `side`; no side gets shorter than a pixel.
  func scaled(toLongestSide side: Int) -> PixelSize {
    func scale(_ length: Int) -> Int { max(1, (length * side + longestSide / 2) / longestSide) }
    return PixelSize(width: scale(width), height: scale(height))
  }

  /// The same shape, no longer than `side`.
  func fitted(in side: Int) -> PixelSize { longestSide > side ? scaled(toLongestSide: side) : self }

  /// Turned by a quarter.
  var turned: PixelSize { PixelSize(width: height, height: width) }

  /// Each side divided by `divisor`, rounded up.
  func divided(by divisor: Int) -> PixelSize {
    PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
  }

  /// Where it is cut into tiles, row by row, that differ by no more than a pixel.
  func tiles(columns: Int, rows: Int) -> [PixelRect] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let (left, top) = (column * width / columns, row * height / rows)
        let (right, bottom) = ((column + 1) * width / columns, (row + 1) * height / rows)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }
}

/// A part of a picture in its pixels, from the top left corner.
nonisolated public struct PixelRect: Equatable, Sendable {
  /// The left edge, in pixels from the picture's.
  public var x: Int
  /// The top edge, in pixels from the picture's.
  public var y: Int
  /// How far it reaches to the right and down, in pixels.
  public var size: PixelSize

  /// The part of `width` × `height` pixels whose top left one is at (`x`, `y`).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.size = PixelSize(width: width, height: height)
  }

  /// What of it lies inside a picture of `bounds`; at least one pixel.
  func clamped(to bounds: PixelSize) -> PixelRect {
    let (left, top) = (min(max(x, 0), bounds.width - 1), min(max(y, 0), bounds.height - 1))
    return PixelRect(
      x: left, y: top, width: min(max(x + size.width - left, 1), bounds.width - left),
      height: min(max(y + size.height - top, 1), bounds.height - top))
  }
}
