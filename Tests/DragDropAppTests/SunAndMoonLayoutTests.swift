import Games
import Geometry
import Testing
import Widgets

@testable import DragDropApp

@Suite struct SunAndMoonLayoutTests {
  static let sizes = [180, 250, 328, 390, 780, 1200, 3800].flatMap { width in
    [260, 400, 640, 854, 1400, 2000].map { Size(width: width, height: $0) }
  }

  static func frames(_ layout: SunAndMoonLayout, count: Int = 5) -> (areas: [Rect], hands: [[Rect]], plates: [Rect]) {
    (
      TableArea.allCases.map(layout.frame),
      TablePlayer.allCases.map { player in
        (0..<count).map { layout.frame(of: $0, count: count, in: player) }
      }, TablePlayer.allCases.map(layout.plateFrame)
    )
  }

  @Test func aPhoneHasTheSpecifiedLengthsInProportion() {
    let layout = SunAndMoonLayout(size: Size(width: 390, height: 797))
    #expect(abs(layout.scale - 390 / 420) < 0.001)
    let (areas, hands, _) = Self.frames(layout)
    let lengths = [(200, 100), (400, 250), (200, 100)].map { Size(width: $0.0, height: $0.1) * layout.scale }
    #expect(zip(areas, lengths).allSatisfy { abs($0.size.width - $1.width) <= 1 })
    #expect(zip(areas, lengths).allSatisfy { abs($0.size.height - $1.height) <= 1 })
    #expect(hands.joined().allSatisfy { abs($0.size.width - 100 * layout.scale) <= 1 })
  }

  @Test func cardsOfAFanAre60PixelsApartOnAPhone() {
    for height in [643.0, 797] {
      let layout = SunAndMoonLayout(size: Size(width: 390, height: height))
      for hand in Self.frames(layout).hands {
        #expect(zip(hand, hand.dropFirst()).allSatisfy { abs($0.minX - $1.minX - 60 * layout.scale) <= 1 })
      }
    }
  }

  @Test func theOrderFromTheTopIsVisitorYonderThereHereHome() {
    let (areas, hands, _) = Self.frames(SunAndMoonLayout(size: Size(width: 390, height: 643)))
    let order = [hands[TablePlayer.visitor.rawValue][0]] + areas + [hands[TablePlayer.home.rawValue][0]]
    #expect(zip(order, order.dropFirst()).allSatisfy { $0.maxY < $1.minY })
  }

  @Test(arguments: [(560.0, 733.0), (780, 640), (1200, 573), (1920, 1000), (640, 313)])
  func cardsDoNotOverlapIfThereIsRoom(width: Double, height: Double) {
    for count in 1...5 {
      for hand in Self.frames(SunAndMoonLayout(size: Size(width: width, height: height)), count: count).hands {
        for (index, card) in hand.enumerated() {
          for other in hand[(index + 1)...] { #expect(card.overlap(with: other) == 0, "\(width) × \(height)") }
        }
      }
    }
  }

  @Test func theTableFillsItsWindow() {
    for size in [Size(width: 1200, height: 573), Size(width: 1920, height: 1000), Size(width: 560, height: 733)] {
      let frames = Self.frames(SunAndMoonLayout(size: size))
      let all = frames.areas + frames.hands.joined()
      let width = (all.map(\.maxX).max() ?? 0) - (all.map(\.minX).min() ?? 0)
      let height = (all.map(\.maxY).max() ?? 0) - (all.map(\.minY).min() ?? 0)
      #expect(width > 0.9 * size.width || height > 0.9 * size.height, "\(size)")
    }
  }

  @Test func theReadingOrderOfAHandStartsAtItsHighestCard() {
    for size in Self.sizes {
      for hand in Self.frames(SunAndMoonLayout(size: size)).hands {
        let order = hand.indices.sorted { (hand[$0].minY, hand[$0].minX) < (hand[$1].minY, hand[$1].minX) }
        #expect(order == hand.indices.reversed(), "\(size)")
      }
    }
  }

  @Test func aRaisedCardMovesVerticallyAndStaysInside() {
    for size in Self.sizes {
      let layout = SunAndMoonLayout(size: size)
      for player in TablePlayer.allCases {
        for card in 0..<5 {
          let (rest, raised) = (
            layout.frame(of: card, count: 5, in: player), layout.frame(of: card, count: 5, in: player, isRaised: true)
          )
          #expect(rest.minY != raised.minY && rest.minX == raised.minX)
          #expect(raised.minY >= 0 && raised.maxY <= size.height, "\(size)")
        }
      }
    }
  }

  @Test func handsAreLargerAndAtTheSidesOfALowWindow() {
    let size = Size(width: 640, height: 313)
    let (areas, hands, plates) = Self.frames(SunAndMoonLayout(size: size))
    #expect(hands.joined().allSatisfy { $0.size.width > 1.5 * 100 * size.height / 858 })
    #expect(hands[TablePlayer.visitor.rawValue].allSatisfy { $0.maxX < areas[1].minX })
    #expect(hands[TablePlayer.home.rawValue].allSatisfy { $0.minX > areas[1].maxX })
    #expect(plates[TablePlayer.visitor.rawValue].maxX < areas[0].minX)
    #expect(plates[TablePlayer.home.rawValue].minX > areas[2].maxX)
  }

  @Test func theVisitorsHandIsAboveInALowNarrowWindow() {
    let (areas, hands, _) = Self.frames(SunAndMoonLayout(size: Size(width: 328, height: 400)))
    #expect(hands[TablePlayer.visitor.rawValue].allSatisfy { $0.maxY < areas[0].minY })
  }

  @Test func itemsAreInsideAndCentered() {
    for size in Self.sizes {
      let (areas, hands, plates) = Self.frames(SunAndMoonLayout(size: size))
      let board = Rect(origin: .zero, size: size)
      for frame in areas + hands.joined() + plates {
        #expect(frame.overlap(with: board) == frame.size.width * frame.size.height, "\(frame) inside \(size)")
      }
      for (index, area) in areas.enumerated() {
        #expect(abs(area.center.x - size.width / 2) <= 1)
        for other in areas[(index + 1)...] + hands.joined() + plates { #expect(area.overlap(with: other) == 0) }
      }
      let ends = hands.joined()
      let (left, right) = (ends.map(\.minX).min() ?? 0, ends.map(\.maxX).max() ?? 0)
      #expect(abs((left + right) / 2 - size.width / 2) <= 1)
    }
  }

  @Test(arguments: 1...5) func aFanOfAnySizeIsCentered(count: Int) {
    let layout = SunAndMoonLayout(size: Size(width: 390, height: 643))
    for hand in Self.frames(layout, count: count).hands {
      #expect(zip(hand, hand.dropFirst()).allSatisfy { abs($0.minX - $1.minX - 60 * layout.scale) <= 1 })
      #expect(abs((hand[0].maxX + hand[count - 1].minX) / 2 - 195) <= 1)
    }
  }

  @Test func aPlateGrowsWithTheText() {
    let size = Size(width: 390, height: 643)
    let (plain, large) = (SunAndMoonLayout(size: size), SunAndMoonLayout(size: size, textScale: 2))
    #expect(large.plateFrame(of: .home).size.width > 1.4 * plain.plateFrame(of: .home).size.width)
  }

  @Test func fromRightToLeftTheFansAreMirrored() {
    let size = Size(width: 420, height: 858)
    let (plain, mirrored) = (
      Self.frames(SunAndMoonLayout(size: size)), Self.frames(SunAndMoonLayout(size: size, isRightToLeft: true))
    )
    for (hand, other) in zip(plain.hands, mirrored.hands) { #expect(hand == other.reversed()) }
    #expect(plain.areas == mirrored.areas)
    for (plate, other) in zip(plain.plates, mirrored.plates) { #expect(plate.minX == size.width - other.maxX) }
  }

  @Test func fromRightToLeftTheHandsChangeSides() {
    let size = Size(width: 1128, height: 490)
    let (plain, mirrored) = (
      Self.frames(SunAndMoonLayout(size: size)), Self.frames(SunAndMoonLayout(size: size, isRightToLeft: true))
    )
    for (frame, other) in zip(plain.hands.joined() + plain.plates, mirrored.hands.joined() + mirrored.plates) {
      #expect(frame.minX == size.width - other.maxX && frame.minY == other.minY)
    }
  }
}
