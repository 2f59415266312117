import Games
import Geometry

/// The layout: the lengths of a phone, scaled by one factor.
///
/// The hands are fans on a phone. In wider windows, cards lie side by side, above and below the areas or beside them.
nonisolated struct SunAndMoonLayout: Equatable {
  static let cardSize = Size(width: 100, height: 170)
  static let radius = 10.0
  static let fanStep = 60.0
  private static let fullStep = Size(width: cardSize.width + cardGap, height: cardSize.height + cardGap)
  private static let cardGap = 10.0
  private static let edge = 10.0
  private static let handGap = 14.0
  private static let areaGap = 10.0
  private static let plateGap = 8.0
  private static let lift = 18.0
  /// The width of a phone, and the width from which fans do not overlap if there is room.
  private static let (phoneWidth, wideWidth) = (390.0, 560.0)
  private static let maximumScale = 3.0
  private static let maximumPlateGrowth = 1.5

  static func size(of area: TableArea) -> Size {
    area == .there ? Size(width: 400, height: 250) : Size(width: 200, height: 100)
  }

  private static let areas = Size(
    width: TableArea.allCases.map { size(of: $0).width }.max() ?? 0,
    height: TableArea.allCases.reduce(2 * areaGap) { $0 + size(of: $1).height })

  private struct Table: Equatable {
    let areHandsAside: Bool
    let columns: Int
    let step: Double

    var hand: Size {
      let rows = (SkyCard.handSize + columns - 1) / columns
      return Size(
        width: cardSize.width + Double(columns - 1) * step,
        height: cardSize.height + Double(rows - 1) * fullStep.height)
    }

    var size: Size {
      areHandsAside
        ? Size(
          width: areas.width + 2 * (hand.width + handGap + edge), height: max(areas.height, hand.height) + 2 * edge)
        : Size(
          width: max(areas.width, hand.width) + 2 * edge, height: areas.height + 2 * (hand.height + handGap + edge))
    }

    /// Returns the center of a hand relative to that of the table, in a left-to-right layout.
    func center(of player: TablePlayer) -> Point {
      let side = player == .visitor ? -1.0 : 1
      return areHandsAside
        ? Point(x: side * ((areas.width + hand.width) / 2 + handGap), y: 0)
        : Point(x: 0, y: side * ((areas.height + hand.height) / 2 + handGap))
    }

    func scale(in room: Size) -> Double {
      max(0.1, min(room.width / size.width, room.height / size.height, maximumScale))
    }

    /// Returns the quality of the arrangement in a room: large cards count most, then the visible part of each.
    func worth(in room: Size) -> Double { scale(in: room) * (0.7 + 0.3 * min(1, step / cardSize.width)) }

    static func aside(columns: Int) -> Table { Table(areHandsAside: true, columns: columns, step: fullStep.width) }

    /// Returns the arrangement with fans, which spread over the width that the scale leaves.
    static func upright(in room: Size) -> Table {
      let fan = Table(areHandsAside: false, columns: SkyCard.handSize, step: fanStep)
      let space = room.width / fan.scale(in: room) - 2 * edge - cardSize.width
      let spread = min(1, max(0, (room.width - phoneWidth) / (wideWidth - phoneWidth)))
      let widest = fanStep + (fullStep.width - fanStep) * spread
      let step = min(widest, max(fanStep, space / Double(SkyCard.handSize - 1)))
      return Table(areHandsAside: false, columns: SkyCard.handSize, step: step)
    }
  }

  let scale: Double
  private let table: Table
  private let center: Point
  private let plateWidth: Double
  private let isRightToLeft: Bool

  init(size: Size, textScale: Double = 1, isRightToLeft: Bool = false) {
    let upright = Table.upright(in: size)
    let tables = [upright, .aside(columns: 2), .aside(columns: 3)]
    table = tables.max { $0.worth(in: size) < $1.worth(in: size) } ?? upright
    scale = table.scale(in: size)
    center = Rect(origin: .zero, size: size).center
    let besideSmallArea = (Self.areas.width - Self.size(of: .here).width) / 2 - Self.plateGap
    let room = (size.width / scale - Self.size(of: .here).width) / 2 - Self.plateGap - Self.edge
    let growth = min(Self.maximumPlateGrowth, max(1, textScale))
    plateWidth = table.areHandsAside ? besideSmallArea : max(besideSmallArea, min(room, besideSmallArea * growth))
    self.isRightToLeft = isRightToLeft
  }

  func frame(of area: TableArea) -> Rect {
    let before = TableArea.allCases.prefix { $0 != area }.reduce(0) { $0 + Self.size(of: $1).height + Self.areaGap }
    let size = Self.size(of: area)
    return rect(center: Point(x: 0, y: before + (size.height - Self.areas.height) / 2), size)
  }

  /// Returns the frame of a card in a centered hand of `count` cards; card 0 is at the end of the last row.
  func frame(of position: Int, count: Int, in hand: TablePlayer, isRaised: Bool = false) -> Rect {
    let rows = (count + table.columns - 1) / table.columns
    let columns = (count + rows - 1) / max(1, rows)
    let (row, column) = (count - 1 - position).quotientAndRemainder(dividingBy: max(1, columns))
    let rowLength = min(columns, count - row * columns)
    let place = Point(
      x: (Double(column) - Double(rowLength - 1) / 2) * table.step,
      y: (Double(row) - Double(rows - 1) / 2) * Self.fullStep.height)
    let lift = table.areHandsAside ? -Self.edge : hand == .visitor ? Self.lift : -Self.lift
    let center = table.center(of: hand) + place + Point(x: 0, y: isRaised ? lift : 0)
    return rect(center: center, Self.cardSize)
  }

  /// Returns the frame of a player's plate beside the small area: at the start of the line, or on the side of the hand.
  func plateFrame(of player: TablePlayer) -> Rect {
    let area = Self.size(of: .here)
    let y = (Self.areas.height - area.height) / 2
    let isAtEnd = table.areHandsAside && player == .home
    let x = area.width / 2 + Self.plateGap + plateWidth / 2
    return rect(
      center: Point(x: isAtEnd ? x : -x, y: player == .home ? y : -y), Size(width: plateWidth, height: area.height))
  }

  /// Returns a rectangle in whole pixels from unscaled lengths; the center is relative to that of the table.
  private func rect(center: Point, _ size: Size) -> Rect {
    let middle = Point(x: isRightToLeft ? -center.x : center.x, y: center.y) * scale
    return Rect(center: self.center + middle, size: size * scale).wholePixels
  }
}
