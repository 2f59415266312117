import Games
import Geometry

/// The layout, with the plates of two players above the cards or on both sides, whichever makes the cards larger.
nonisolated struct MemoryLayout: Equatable {
  private static let plate = Size(width: 124, height: 76)
  private static let gap = 12.0
  /// The size of the smallest board on which the plates have a scale of 1.
  private static let smallest = Size(width: 390, height: 400)
  /// The maximum factor by which plates grow with the text; larger text is fitted into them.
  private static let maximumGrowth = 1.6

  let grid: CardGrid
  /// The plates in the order of the players; empty for one player.
  let plates: [Rect]
  let plateScale: Double

  init(size: Size, _ deal: MemoryDeal, textScale: Double = 1, isRightToLeft: Bool = false) {
    func grid(in frame: Rect) -> CardGrid { CardGrid(in: frame, level: deal.level, isRightToLeft: isRightToLeft) }
    plateScale = min(2, max(0.75, min(size.width / Self.smallest.width, size.height / Self.smallest.height)))
    guard deal.playerCount > 1 else {
      (self.grid, plates) = (grid(in: Rect(origin: .zero, size: size)), [])
      return
    }
    let plate = Self.plate * plateScale * min(Self.maximumGrowth, max(1, textScale))
    let (head, side) = (plate.height + Self.gap, plate.width + Self.gap)
    let below = grid(in: Rect(x: 0, y: head, width: size.width, height: size.height - head))
    let between = grid(in: Rect(x: side, y: 0, width: size.width - 2 * side, height: size.height))
    let center = Rect(origin: .zero, size: size).center
    let frames: [Rect]
    if between.card.width * between.card.height > below.card.width * below.card.height {
      let distance = (between.frame.size.width + plate.width) / 2 + Self.gap
      frames = [-1, 1].map { Rect(center: center + Point(x: $0 * distance, y: 0), size: plate) }
      self.grid = between
    } else {
      let wide = Size(width: min(1.4 * plate.width, (size.width - 3 * Self.gap) / 2), height: plate.height)
      let middle = max(wide.height / 2, below.frame.minY - Self.gap - wide.height / 2)
      let distance = (wide.width + Self.gap) / 2
      frames = [-1, 1].map { Rect(center: Point(x: center.x + $0 * distance, y: middle), size: wide) }
      self.grid = below
    }
    plates = (isRightToLeft ? frames.reversed() : frames).map(\.wholePixels)
  }
}
