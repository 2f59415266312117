import Geometry

/// The layout: the lengths of a phone, scaled by one factor; the target is below the squares or beside them.
nonisolated struct ColorMatchLayout: Equatable {
  private static let phoneWidth = 390.0
  static let squareSide = 0.25 * phoneWidth
  static let squareRadius = 12.0
  static let targetSide = 0.4 * phoneWidth
  static let targetRadius = 16.0
  /// The side of the button that says the word, in device-independent pixels, whatever the size of the board.
  static let speakerSide = 44
  /// The distance of the button from the target, where there is room for it, in the same unit.
  private static let speakerGap = 6.0
  private static let columns = 3
  /// The gap between squares.
  private static let gap = 0.05 * phoneWidth
  /// The least space at the edges of the board, and on each side of the target.
  private static let (edge, spacing) = (12.0, 20.0)
  /// The most space between the squares and the target, which stay together in a tall or wide window.
  private static let maximumSpacing = 110.0
  /// The factor by which the scale has to be greater with the target beside the squares, for it to be there.
  private static let advantage = 1.1

  let scale: Double
  let slots: [Rect]
  let target: Rect
  /// The frame of the button that says the word, which covers neither the target nor a square.
  let speaker: Rect

  init(size: Size, colorCount: Int, isRightToLeft: Bool = false) {
    let (columns, rows) = (min(colorCount, Self.columns), (colorCount + Self.columns - 1) / Self.columns)
    func length(_ count: Int) -> Double { Double(count) * (Self.squareSide + Self.gap) - Self.gap }
    let squares = Size(width: length(columns), height: length(rows))
    let room = 2 * (Self.edge + Self.spacing) + Self.targetSide
    let scaleBelow = min(size.width / Self.phoneWidth, size.height / (squares.height + room))
    let scaleBeside = min(
      size.width / (squares.width + room), size.height / (max(squares.height, Self.targetSide) + 2 * Self.edge))
    let isBeside = scaleBeside > scaleBelow * Self.advantage
    let scale = max(0.1, isBeside ? scaleBeside : scaleBelow)

    // The origins of the squares and of the target, relative to the center of the board.
    let (squaresOrigin, targetOrigin): (Point, Point)
    if isBeside {
      let spacing = min(Self.maximumSpacing, size.width / scale - room + 2 * Self.spacing - squares.width)
      let width = squares.width + spacing + Self.targetSide
      squaresOrigin = Point(x: isRightToLeft ? width / 2 - squares.width : -width / 2, y: -squares.height / 2)
      targetOrigin = Point(x: isRightToLeft ? -width / 2 : width / 2 - Self.targetSide, y: -Self.targetSide / 2)
    } else {
      let spacing = min(Self.maximumSpacing, (size.height / scale - room - squares.height) / 2 + Self.spacing)
      let top = -(squares.height + spacing * 2 + Self.targetSide) / 2
      squaresOrigin = Point(x: -squares.width / 2, y: top)
      targetOrigin = Point(x: -Self.targetSide / 2, y: top + squares.height + spacing)
    }
    let board = Rect(origin: .zero, size: size)
    func frame(_ origin: Point, _ extent: Size) -> Rect {
      Rect(origin: board.center + origin * scale, size: extent * scale).wholePixels
    }
    func square(_ origin: Point, side: Double) -> Rect { frame(origin, Size(width: side, height: side)) }
    let slots = (0..<colorCount).map { index in
      let column = index % Self.columns
      let shown = Point(
        x: Double(isRightToLeft ? Self.columns - 1 - column : column), y: Double(index / Self.columns))
      return square(squaresOrigin + shown * (Self.squareSide + Self.gap), side: Self.squareSide)
    }
    let target = square(targetOrigin, side: Self.targetSide)
    let spots = Self.spots(beside: target, frame(squaresOrigin, squares), in: board, isRightToLeft: isRightToLeft)
    (self.scale, self.slots) = (scale, slots)
    if let free = spots.first(where: { spot in (slots + [target]).allSatisfy { $0.overlap(with: spot) == 0 } }) {
      (self.target, speaker) = (target, free)
    } else {
      // The target moves up by the few pixels that the button at the lower edge needs.
      speaker = spots[1]
      self.target = Rect(origin: Point(x: target.minX, y: speaker.minY - target.size.height), size: target.size)
    }
  }

  /// Returns where the button can be, the best place first: beside the target on the side away from the squares, below
  /// the target, on its other side, or below the squares.
  private static func spots(beside target: Rect, _ squares: Rect, in board: Rect, isRightToLeft: Bool) -> [Rect] {
    let side = Double(speakerSide)
    let reach = speakerGap + side / 2
    let aside = Point(x: (target.size.width / 2 + reach) * (isRightToLeft ? -1 : 1), y: 0)
    return [
      target.center + aside, Point(x: target.center.x, y: target.maxY + reach), target.center - aside,
      Point(x: squares.center.x, y: squares.maxY + reach),
    ].map { Rect(center: $0, side: side).wholePixels.moved(into: board) }
  }
}
