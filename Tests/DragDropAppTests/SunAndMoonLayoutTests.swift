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

  @Test func aTableOfFullSizeHasTheLengthsOfTheTable() {
    let layout = SunAndMoonLayout(size: Size(width: 420, height: 858))
    #expect(layout.scale == 1)
    let (areas, hands, _) = Self.frames(layout)
    #expect(areas.map(\.size) == [(200, 100), (400, 250), (200, 100)].map { Size(width: $0.0, height: $0.1) })
    #expect(hands.joined().allSatisfy { $0.size == Size(width: 100, height: 170) })
    for hand in hands { #expect(zip(hand, hand.dropFirst()).allSatisfy { $0.minX - $1.minX == 60 }) }
  }

  @Test func fromTopToBottomLieVisitorYonderThereHereHome() {
    let (areas, hands, _) = Self.frames(SunAndMoonLayout(size: Size(width: 390, height: 643)))
    let order = [hands[TablePlayer.visitor.rawValue][0]] + areas + [hands[TablePlayer.home.rawValue][0]]
    #expect(zip(order, order.dropFirst()).allSatisfy { $0.maxY < $1.minY })
  }

  @Test func theTableGrowsToTwiceItsSizeAndNoFurther() {
    #expect(SunAndMoonLayout(size: Size(width: 630, height: 2000)).scale == 1.5)
    #expect(SunAndMoonLayout(size: Size(width: 3800, height: 2000)).scale == 2)
  }

  @Test func inALowWindowTheHandsLieAtTheSidesAndAreLarger() {
    let size = Size(width: 640, height: 313)
    let (areas, hands, plates) = Self.frames(SunAndMoonLayout(size: size))
    #expect(hands.joined().allSatisfy { $0.size.width > 1.5 * 100 * size.height / 858 })
    #expect(hands[TablePlayer.visitor.rawValue].allSatisfy { $0.maxX < areas[1].minX && $0.maxY < areas[2].minY })
    #expect(hands[TablePlayer.home.rawValue].allSatisfy { $0.minX > areas[1].maxX && $0.minY > areas[0].maxY })
    #expect(plates[TablePlayer.visitor.rawValue].maxX < areas[0].minX)
    #expect(plates[TablePlayer.home.rawValue].minX > areas[2].maxX)
  }

  @Test func aWindowThatIsNarrowTooKeepsTheHandsAboveAndBelow() {
    let (areas, hands, _) = Self.frames(SunAndMoonLayout(size: Size(width: 328, height: 400)))
    #expect(hands[TablePlayer.visitor.rawValue].allSatisfy { $0.maxY < areas[0].minY })
  }

  @Test func everythingIsInsideAndInTheMiddle() {
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
      let ends = hands.flatMap { [$0[0], $0[4]] }
      let (left, right) = (ends.map(\.minX).min() ?? 0, ends.map(\.maxX).max() ?? 0)
      #expect(abs((left + right) / 2 - size.width / 2) <= 1)
    }
  }

  @Test(arguments: 1...5) func aFanOfAnySizeIsCloseAndInTheMiddle(count: Int) {
    for hand in Self.frames(SunAndMoonLayout(size: Size(width: 420, height: 858)), count: count).hands {
      #expect(zip(hand, hand.dropFirst()).allSatisfy { $0.minX - $1.minX == 60 })
      #expect((hand[0].maxX + hand[count - 1].minX) / 2 == 210)
    }
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
