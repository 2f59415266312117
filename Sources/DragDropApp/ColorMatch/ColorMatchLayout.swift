import Geometry

/// The layout of Color Match's board, with lengths for a phone-sized window.
///
/// All lengths are multiplied by one factor, so that the board scales in proportion, up to twice its size, and stays
/// centered.
nonisolated struct ColorMatchLayout: Equatable {
  static let phoneWidth = 390.0
  static let squareRadius = 12.0
  static let targetRadius = 16.0
  private static let columns = 3
  private static let edge = 12.0
  /// The minimum space above and below the target.
  private static let spacing = 20.0
  /// The maximum of that space, so that the board stays together in a tall window.
  private static let maximumSpacing = 110.0

  /// The factor by which everything is larger than on a phone.
  let scale: Double
  let slots: [Rect]
  let target: Rect

  init(size: Size, colorCount: Int, isRightToLeft: Bool = false) {
    let rows = Double((colorCount + Self.columns - 1) / Self.columns)
    let (side, gap) = (min(100, Self.phoneWidth / 4), 0.05 * Self.phoneWidth)
    let targetSide = min(160, 0.4 * Self.phoneWidth)
    let block = rows * side + (rows - 1) * gap
    let minimumHeight = Self.edge * 2 + block + targetSide + Self.spacing * 2
    let scale = max(0.1, min(size.width / Self.phoneWidth, size.height / minimumHeight, 2))

    let spacing = min(Self.maximumSpacing, (size.height / scale - Self.edge * 2 - block - targetSide) / 2)
    let height = Self.edge * 2 + block + spacing * 2 + targetSide
    let top = (size.height - height * scale) / 2 + Self.edge * scale
    let rowWidth = Double(min(colorCount, Self.columns)) * (side + gap) - gap
    let left = (size.width - rowWidth * scale) / 2

    self.scale = scale
    slots = (0..<colorCount).map { index in
      let column = index % Self.columns
      let shownColumn = isRightToLeft ? Self.columns - 1 - column : column
      return Rect(
        x: left + Double(shownColumn) * (side + gap) * scale,
        y: top + Double(index / Self.columns) * (side + gap) * scale, width: side * scale, height: side * scale
      ).wholePixels
    }
    let targetOrigin = Point(x: (size.width - targetSide * scale) / 2, y: top + (block + spacing) * scale)
    target = Rect(origin: targetOrigin, size: Size(width: targetSide, height: targetSide) * scale).wholePixels
  }
}
