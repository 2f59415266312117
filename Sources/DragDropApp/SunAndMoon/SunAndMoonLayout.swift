import Games
import Widgets

/// Where everything lies on the table of Sun and Moon, as its table of sizes has it for a phone-sized window.
///
/// The lengths are multiplied by one factor: the table grows and shrinks in proportion, up to twice its size, and stays
/// in the middle.
nonisolated struct SunAndMoonLayout: Equatable {
  static let cardSize = Size(width: 100, height: 170)
  static let radius = 10.0
  /// How far the cards of a hand lie apart.
  static let fanStep = 60.0
  private static let edge = 10.0
  /// Between a hand and the area beside it.
  private static let handGap = 14.0
  private static let areaGap = 10.0
  private static let plateGap = 8.0

  static func size(of area: TableArea) -> Size {
    area == .there ? Size(width: 400, height: 250) : Size(width: 200, height: 100)
  }

  /// How much larger everything is than in the table of sizes.
  let scale: Double
  private let middle: Double
  private let top: Double
  private let isRightToLeft: Bool

  init(size: Size, isRightToLeft: Bool = false) {
    let areas = TableArea.allCases.map(Self.size)
    let areasHeight = areas.reduce(0) { $0 + $1.height } + 2 * Self.areaGap
    let height = areasHeight + 2 * (Self.cardSize.height + Self.handGap + Self.edge)
    let width = (areas.map(\.width).max() ?? 0) + 2 * Self.edge
    scale = max(0.1, min(size.width / width, size.height / height, 2))
    middle = size.width / 2
    top = (size.height - height * scale) / 2
    self.isRightToLeft = isRightToLeft
  }

  /// The frame of an area.
  func frame(of area: TableArea) -> Rect {
    let before = TableArea.allCases.prefix { $0 != area }.reduce(0) { $0 + Self.size(of: $1).height + Self.areaGap }
    let size = Self.size(of: area)
    let y = Self.edge + Self.cardSize.height + Self.handGap + before
    return rect(x: -size.width / 2, y: y, size)
  }

  /// The frame of a card in a hand of `count`: card 0 lies at the end of the line, and all close up to the middle.
  func frame(of position: Int, count: Int, in hand: TablePlayer) -> Rect {
    let fromMiddle = (Double(count - 1) / 2 - Double(position)) * Self.fanStep
    let x = (isRightToLeft ? -fromMiddle : fromMiddle) - Self.cardSize.width / 2
    let areas = TableArea.allCases.reduce(2 * Self.areaGap) { $0 + Self.size(of: $1).height }
    let below = Self.edge + Self.cardSize.height + 2 * Self.handGap + areas
    return rect(x: x, y: hand == .visitor ? Self.edge : below, Self.cardSize)
  }

  /// The frame of what stands beside the small area of a player: where the line starts.
  func plateFrame(of player: TablePlayer) -> Rect {
    let (small, large) = (Self.size(of: .here), Self.size(of: .there))
    let width = (large.width - small.width) / 2 - Self.plateGap
    let y = (frame(of: player == .home ? .here : .yonder).minY - top) / scale
    let x = isRightToLeft ? small.width / 2 + Self.plateGap : -large.width / 2
    return rect(x: x, y: y, Size(width: width, height: small.height))
  }

  /// A rectangle in whole pixels, from lengths of the table; `x` counts from the middle.
  private func rect(x: Double, y: Double, _ size: Size) -> Rect {
    Rect(
      x: (middle + x * scale).rounded(), y: (top + y * scale).rounded(), width: (size.width * scale).rounded(),
      height: (size.height * scale).rounded())
  }
}
