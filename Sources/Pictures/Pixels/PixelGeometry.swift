/// A size in pixels of a picture or of the device, unlike `Size` of `Geometry`.
nonisolated public struct PixelSize: Equatable, Sendable {
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The length of the longer side.
  public var longestSide: Int { max(width, height) }

  /// The largest centered square; an odd pixel is left over on the right or at the bottom.
  public var middleSquare: PixelRect { middle(shapedAs: PixelSize(width: 1, height: 1)) }

  /// Returns the largest centered part with the aspect ratio of `other`, whose sides are above 0; at least one pixel.
  ///
  /// An odd pixel is left over on the right or at the bottom.
  public func middle(shapedAs other: PixelSize) -> PixelRect {
    let width = min(width, max(1, height * other.width / other.height))
    let height = min(height, max(1, self.width * other.height / other.width))
    return PixelRect(x: (self.width - width) / 2, y: (self.height - height) / 2, width: width, height: height)
  }

  /// Returns the size scaled to a longest side of `side`, with sides of at least 1.
  func scaled(toLongestSide side: Int) -> PixelSize {
    func scale(_ length: Int) -> Int { max(1, (length * side + longestSide / 2) / longestSide) }
    return PixelSize(width: scale(width), height: scale(height))
  }

  func fitted(in side: Int) -> PixelSize { longestSide > side ? scaled(toLongestSide: side) : self }

  var turned: PixelSize { PixelSize(width: height, height: width) }

  func divided(by divisor: Int) -> PixelSize {
    PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
  }

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

/// A rectangle in the pixels of a picture, from its top left corner.
nonisolated public struct PixelRect: Equatable, Sendable {
  /// The left edge, in pixels.
  public var x: Int
  /// The top edge, in pixels.
  public var y: Int
  /// The size, in pixels.
  public var size: PixelSize

  /// Creates a rectangle with its top left pixel at (`x`, `y`).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.size = PixelSize(width: width, height: height)
  }

  /// Returns the part inside a picture of size `bounds`; at least one pixel.
  func clamped(to bounds: PixelSize) -> PixelRect {
    let (left, top) = (min(max(x, 0), bounds.width - 1), min(max(y, 0), bounds.height - 1))
    return PixelRect(
      x: left, y: top, width: min(max(x + size.width - left, 1), bounds.width - left),
      height: min(max(y + size.height - top, 1), bounds.height - top))
  }
}
