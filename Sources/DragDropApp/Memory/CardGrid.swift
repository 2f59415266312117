import DragAndDrop

/// Where the cards of a game lie: a grid in the middle of the board, in the columns that let the cards be largest.
nonisolated struct CardGrid: Equatable {
  /// The lengths of a card on a phone, in device-independent pixels.
  static let cardHeight = 80.0
  static let cardRadius = 10.0
  private static let gap = 10.0
  private static let margin = 12.0
  private static let phoneWidth = 390.0
  /// How narrow and how wide a card may be on a phone; in between it fills its column.
  private static let (narrowest, widest) = (66.0, 112.0)
  /// How much larger the cards have to get for the last row to have a gap.
  private static let worthOfGap = 1.1

  /// How many cards lie in a row.
  let columns: Int
  /// How much larger everything is than on a phone; at most two.
  let scale: Double
  private let card: Size
  private let origin: Point
  private let isRightToLeft: Bool

  /// Lays out `count` cards in a board of `size`.
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
      // Of two equally high the wider ones are larger.
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

  /// The columns to choose from: the original's levels have theirs, whatever the window.
  private static func choices(_ count: Int) -> [Int] {
    switch count {
    case 6: [3]
    case 8: [4]
    default: (1...max(1, count)).filter { ((count + $0 - 1) / $0 - 1) * $0 < count }
    }
  }

  /// The frame of a card, counted from zero in reading order.
  func frame(of index: Int) -> Rect {
    let column = isRightToLeft ? columns - 1 - index % columns : index % columns
    let gap = Self.gap * scale
    let step = Point(x: Double(column) * (card.width + gap), y: Double(index / columns) * (card.height + gap))
    return Rect(origin: origin + step, size: card).wholePixels
  }
}
