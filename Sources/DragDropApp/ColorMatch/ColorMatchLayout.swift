import Geometry

/// The layout, in lengths of a phone that one factor scales; the target is below the squares or beside them.
nonisolated struct ColorMatchLayout: Equatable {
  private static let phoneWidth = 390.0
  static let squareSide = 0.25 * phoneWidth
  static let squareRadius = 12.0
  static let targetSide = 0.4 * phoneWidth
  static let targetRadius = 16.0
  /// The side of the button that says the word, in device-independent pixels, however large the board is.
  static let speakerSide = 44
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
  /// The upper left corner of the button that says the word: beside the target or, without space, below it.
  let speaker: Point

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
    func frame(_ origin: Point, side: Double) -> Rect {
      let center = Point(x: size.width / 2, y: size.height / 2)
      return Rect(origin: center + origin * scale, size: Size(width: side, height: side) * scale).wholePixels
    }
    self.scale = scale
    slots = (0..<colorCount).map { index in
      let column = index % Self.columns
      let shown = Point(
        x: Double(isRightToLeft ? Self.columns - 1 - column : column), y: Double(index / Self.columns))
      return frame(squaresOrigin + shown * (Self.squareSide + Self.gap), side: Self.squareSide)
    }
    let target = frame(targetOrigin, side: Self.targetSide)
    self.target = target
    let (side, gap) = (Double(Self.speakerSide), 6.0)
    let beside = isRightToLeft ? target.minX - gap - side : target.maxX + gap
    speaker =
      (0...size.width - side).contains(beside)
      ? Point(x: beside, y: target.center.y - side / 2)
      : Point(x: target.center.x - side / 2, y: min(target.maxY + gap, size.height - side))
  }
}
