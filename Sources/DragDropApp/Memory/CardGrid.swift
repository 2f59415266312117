import Games
import Geometry

nonisolated struct CardGrid: Equatable {
  static let cardRadius = 10.0
  private static let margin = 8.0
  /// The gap between cards, as a part of a card's shorter side.
  private static let gap = 0.125
  /// The size of a card on a phone; the width is the smallest one.
  static let phoneCard = Size(width: 66, height: 80)
  private static let maximumHeight = 400.0
  /// The range of a card's width divided by its height.
  private static let aspects = 0.65...1.4
  /// Font sizes as parts of a card's height: 40 of 80 px on the original's phone; elsewhere emoji fill three quarters.
  private static let faceShares = (original: 0.5, full: 0.67)
  /// The width of a phone, and the width from which the original levels fill the window like all others.
  private static let (phoneWidth, freeWidth) = (390.0, 560.0)

  let columns: Int
  let card: Size
  let scale: Double
  /// The font size of a card's picture, as a part of the card's height.
  let faceShare: Double
  let frame: Rect
  private let step: Size
  private let isRightToLeft: Bool

  init(in frame: Rect, level: MemoryLevel, isRightToLeft: Bool = false) {
    let (columns, rows) = (Double(level.columns), Double(level.rows))
    let space = frame.inset(by: Self.margin).size
    // On a phone, the original levels have the lengths of the original game.
    let freedom = min(1, max(0, (frame.size.width - Self.phoneWidth) / (Self.freeWidth - Self.phoneWidth)))
    let likeness = level.isOriginal ? 1 - freedom : 0
    let phoneHeight = Self.phoneCard.height * frame.size.width / Self.phoneWidth
    let maximum = Self.maximumHeight + (phoneHeight - Self.maximumHeight) * likeness
    let shorterSide = min(
      maximum, space.width / (columns + (columns - 1) * Self.gap), space.height / (rows + (rows - 1) * Self.gap))
    let gap = shorterSide * Self.gap
    let cell = Size(
      width: (space.width - (columns - 1) * gap) / columns, height: (space.height - (rows - 1) * gap) / rows)
    let height = min(maximum, cell.height, cell.width / Self.aspects.lowerBound)
    let width = min(cell.width, height * Self.aspects.upperBound)

    card = Size(width: max(1, width.rounded(.down)), height: max(1, height.rounded(.down)))
    scale = max(0.1, min(width / Self.phoneCard.width, height / Self.phoneCard.height))
    faceShare = Self.faceShares.full + (Self.faceShares.original - Self.faceShares.full) * likeness
    step = Size(width: card.width + gap, height: card.height + gap)
    self.frame = Rect(
      center: frame.center, size: Size(width: step.width * columns - gap, height: step.height * rows - gap))
    (self.columns, self.isRightToLeft) = (level.columns, isRightToLeft)
  }

  init(size: Size, level: MemoryLevel) { self.init(in: Rect(origin: .zero, size: size), level: level) }

  func frame(of index: Int) -> Rect {
    let column = isRightToLeft ? columns - 1 - index % columns : index % columns
    let corner = Point(x: Double(column) * step.width, y: Double(index / columns) * step.height)
    return Rect(origin: frame.origin + corner, size: card).wholePixels
  }
}
