import Games
import Geometry

/// The layout of Sun and Moon's table, with lengths for a phone-sized window.
///
/// All lengths are multiplied by one factor, so that the table scales in proportion, up to twice its size, and stays
/// centered. A low window has the hands at the sides.
nonisolated struct SunAndMoonLayout: Equatable {
  static let cardSize = Size(width: 100, height: 170)
  static let radius = 10.0
  static let fanStep = 60.0
  private static let edge = 10.0
  private static let handGap = 14.0
  private static let areaGap = 10.0
  private static let plateGap = 8.0

  static func size(of area: TableArea) -> Size {
    area == .there ? Size(width: 400, height: 250) : Size(width: 200, height: 100)
  }

  /// An arrangement with the hands above and below the areas, or at their sides in a window too low for large cards.
  private struct Table: Equatable {
    let hasHandsAside: Bool

    static let areas = Size(
      width: TableArea.allCases.map { SunAndMoonLayout.size(of: $0).width }.max() ?? 0,
      height: TableArea.allCases.reduce(2 * areaGap) { $0 + SunAndMoonLayout.size(of: $1).height })
    private static let hand = Size(
      width: cardSize.width + Double(SkyCard.handSize - 1) * fanStep, height: cardSize.height)

    var size: Size {
      let (handWidth, handHeight) = (2 * (Self.hand.width + handGap), 2 * (Self.hand.height + handGap))
      return Size(
        width: Self.areas.width + 2 * edge + (hasHandsAside ? handWidth : 0),
        height: Self.areas.height + 2 * edge + (hasHandsAside ? 0 : handHeight))
    }

    var areasTop: Double { edge + (hasHandsAside ? 0 : Self.hand.height + handGap) }

    /// Returns the horizontal center of a hand relative to that of the table, in a left-to-right layout.
    func handMiddle(of player: TablePlayer) -> Double {
      let aside = hasHandsAside ? (Self.areas.width + Self.hand.width) / 2 + handGap : 0
      return player == .visitor ? -aside : aside
    }

    func handTop(of player: TablePlayer) -> Double {
      player == .visitor ? edge : size.height - edge - Self.hand.height
    }

    func scale(in room: Size) -> Double { max(0.1, min(room.width / size.width, room.height / size.height, 2)) }
  }

  /// The scale below which cards are hard to tell apart and to touch.
  private static let smallScale = 0.6

  let scale: Double
  private let table: Table
  private let middle: Double
  private let top: Double
  private let isRightToLeft: Bool

  init(size: Size, isRightToLeft: Bool = false) {
    let (upright, low) = (Table(hasHandsAside: false), Table(hasHandsAside: true))
    let isLow = upright.scale(in: size) < min(Self.smallScale, low.scale(in: size))
    table = isLow ? low : upright
    scale = table.scale(in: size)
    middle = size.width / 2
    top = (size.height - table.size.height * scale) / 2
    self.isRightToLeft = isRightToLeft
  }

  func frame(of area: TableArea) -> Rect {
    let before = TableArea.allCases.prefix { $0 != area }.reduce(0) { $0 + Self.size(of: $1).height + Self.areaGap }
    let size = Self.size(of: area)
    return rect(x: -size.width / 2, y: table.areasTop + before, size)
  }

  /// Returns the frame of a card in a centered hand of `count` cards; card 0 is at the end of the line.
  func frame(of position: Int, count: Int, in hand: TablePlayer) -> Rect {
    let middle = table.handMiddle(of: hand) + (Double(count - 1) / 2 - Double(position)) * Self.fanStep
    let x = (isRightToLeft ? -middle : middle) - Self.cardSize.width / 2
    return rect(x: x, y: table.handTop(of: hand), Self.cardSize)
  }

  /// Returns the frame of a player's plate beside the small area: at the start of the line, or on the side of the hand.
  func plateFrame(of player: TablePlayer) -> Rect {
    let small = Self.size(of: .here)
    let width = (Table.areas.width - small.width) / 2 - Self.plateGap
    let y = (frame(of: player == .home ? .here : .yonder).minY - top) / scale
    let isAtEnd = table.hasHandsAside && player == .home
    let x = isAtEnd == isRightToLeft ? -Table.areas.width / 2 : small.width / 2 + Self.plateGap
    return rect(x: x, y: y, Size(width: width, height: small.height))
  }

  /// Returns a rectangle in whole pixels from unscaled lengths; `x` is relative to the center.
  private func rect(x: Double, y: Double, _ size: Size) -> Rect {
    Rect(origin: Point(x: middle + x * scale, y: top + y * scale), size: size * scale).wholePixels
  }
}
