/// A coarse version of a picture, to compare it with others.
nonisolated public struct PictureSketch: Sendable {
  private let cells: CellGrid
  private let size: PixelSize

  /// Creates a sketch; takes a while for large pictures, on the calling thread.
  public init(_ picture: Bitmap) {
    cells = CellGrid(picture, side: 64)
    size = picture.size
  }

  /// Returns whether two pictures look the same, even at other sizes or after JPEG compression.
  public func looksLike(_ other: PictureSketch) -> Bool {
    // A JPEG of quality 75 changes less.
    hasShape(of: other.size) && cells.looksLike(other.cells, within: 40)
      && cells.averageDifference(from: other.cells) < 1
  }

  /// Returns whether the width and the height have the same ratio, but for the rounding of a side to whole pixels.
  private func hasShape(of other: PixelSize) -> Bool {
    abs(size.width * other.height - size.height * other.width) <= max(size.longestSide, other.longestSide)
  }
}
