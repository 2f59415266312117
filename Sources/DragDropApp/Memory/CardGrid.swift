import Geometry

/// The layout of the cards: a centered grid with the number of columns that makes the cards largest.
nonisolated struct CardGrid: Equatable {
  /// The lengths on a phone, in device-independent pixels.
  static let cardHeight = 80.0
  static let cardRadius = 10.0
  private static let gap = 10.0
  private static let margin = 12.0
  private static let phoneWidth = 390.0
  /// The minimum and the maximum card width on a phone; in between, a card fills its column.
  private static let (narrowest, widest) = (66.0, 112.0)
  /// How much larger the cards have to become to justify an incomplete last row.
  private static let worthOfGap = 1.1

  let columns: Int
  /// The factor by which everything is larger than on a phone; at most 2.
  let scale: Double
  private let card: Size
  private let origin: Point
  private let isRightToLeft: Bool

  init(size: Size, count: Int, isRightToLeft: Bool = false) {
    self.isRightToLeft = isRightToLeft
    let space = Size(width: size.width - 2 * Self.margin, height: size.height - 2 * Self.margin)
    let cap = min(2, size.width / Self.phoneWidth)
    var best = (columns: 1, scale: 0.0, width: 0.0, worth: -1.0)
    for columns in Self.choices(count) {
      let rows = (count + columns - 1) / columns
      let gaps = (across: Self.gap * Double(columns - 1), down: Self.gap * Double(rows - 1))
      let scale = max(
        0.1,
        min(
          cap, space.width / (Double(columns) * Self.narrowest + gaps.across),
          space.height / (Double(rows) * Self.cardHeight + gaps.down)))
      let width = min(Self.widest * scale, (space.width - gaps.across * scale) / Double(columns))
      // Wider cards win among cards of equal height.
      let worth = scale * (columns * rows == count ? Self.worthOfGap : 1) + width / 10_000
      if worth > best.worth { best = (columns, scale, width, worth) }
    }
    (columns, scale) = (best.columns, best.scale)
    card = Size(
      width: max(1, best.width.rounded(.down)), height: max(1, (Self.cardHeight * best.scale).rounded(.down)))
    let rows = (count + columns - 1) / columns
    let step = Size(width: card.width + Self.gap * scale, height: card.height + Self.gap * scale)
    let grid = Size(
      width: step.width * Double(columns) - Self.gap * scale, height: step.height * Double(rows) - Self.gap * scale)
    origin = Point(x: (size.width - grid.width) / 2, y: (size.height - grid.height) / 2)
  }

  /// Returns the possible numbers of columns; the original game's levels have fixed ones.
  private static func choices(_ count: Int) -> [Int] {
    switch count {
    case 6: [3]
    case 8: [4]
    default: (1...max(1, count)).filter { ((count + $0 - 1) / $0 - 1) * $0 < count }
    }
  }

  /// Returns the frame of the card at a zero-based index in reading order.
  func frame(of index: Int) -> Rect {
    let column = isRightToLeft ? columns - 1 - index % columns : index % columns
    let gap = Self.gap * scale
    let step = Point(x: Double(column) * (card.width + gap), y: Double(index / columns) * (card.height + gap))
    return Rect(origin: origin + step, size: card).wholePixels
  }
}
