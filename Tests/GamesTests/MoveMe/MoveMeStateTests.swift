import FoundationEssentials
import Geometry
import Testing

@testable import Games

@Suite struct MoveMeStateTests {
  @Test func threeSquaresLieAsTheTableHasThem() {
    let (state, phone) = (MoveMeState(level: .three, seed: 5), MoveMeGeometry.phone)
    #expect(state.squares.map(\.number) == [1, 2, 3])
    #expect(state.squares.allSatisfy { $0.color == .blue })
    for square in state.squares {
      let center = phone.center(of: square.position)
      #expect(abs(center.x - phone.width / 2) < 0.01, "x = w / 2")
      #expect(abs(center.y - phone.height * Double(square.number) / 4) < 0.01, "y = h/4, h/2, 3h/4")
    }
  }

  @Test(arguments: MoveMeLevel.allCases) func aDealFollowsFromItsSeed(level: MoveMeLevel) {
    for seed in 0..<50 as Range<UInt64> {
      let deal = MoveMeState(level: level, seed: seed)
      #expect(deal.isValid && deal.squares.count == level.squareCount && !deal.isOver)
      #expect(deal == MoveMeState(level: level, seed: seed))
      #expect(deal.squares.allSatisfy { MoveMeGeometry.phone.shown($0.position) == $0.position }, "inside")
    }
    #expect(level == .three || MoveMeState(level: level, seed: 1) != MoveMeState(level: level, seed: 2))
  }

  @Test func anAddedSquareTakesTheSmallestNumberAndTheFreestSpot() {
    var state = MoveMeState(level: .three, seed: 0)
    state.remove([2])
    #expect(state.add(.phone) == 2)
    #expect(state.squares.map(\.number) == [1, 3, 2], "it lies above the others")
    #expect(state.add(.phone) == 4)
    let phone = MoveMeGeometry.phone
    let centers = state.squares.map { phone.center(of: $0.position) }
    for (index, center) in centers.enumerated() {
      for other in centers[(index + 1)...] { #expect(center.distance(to: other) >= 100, "apart") }
    }
  }

  @Test func thereIsAnEndToAdding() {
    var state = MoveMeState(level: .fiveHundred, seed: 0)
    #expect(!state.canAddSquare && state.add(.phone) == nil)
    state.remove([17])
    #expect(state.add(.phone) == 17)
  }

  @Test func whatWasInAHandLiesOnTop() {
    var state = MoveMeState(level: .twelve, seed: 3)
    let corner = SquarePosition(x: 0, y: 0)
    state.move(to: [5: corner, 2: corner], isRaising: true)
    #expect(state.squares.suffix(2).map(\.number) == [2, 5], "among each other they keep their order")
    state.move(to: [1: corner])
    #expect(state.squares.first?.number == 1, "a nudge raises nothing")
  }

  @Test(arguments: MoveMeLevel.allCases) func aStoredBoardIsTheSame(level: MoveMeLevel) throws {
    var state = MoveMeState(level: level, seed: 9)
    state.recolor([1], SquareColor(1, 2, 255))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(MoveMeState.self, from: data) == state)
    #expect(data.count * state.undoLimit < 200_000, "all that undo reaches stays small")
  }

  @Test(arguments: ["0", "000100000000zzzzzz", "00010000000035 4e4", "0001000000003584e", "é00100000000358400"])
  func whatIsNoListOfSquaresIsRefused(text: String) {
    let json = Data("{\"level\":\"3\",\"squares\":\"\(text)\"}".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(MoveMeState.self, from: json) }
  }

  @Test func boardsThatTheRulesCannotLeadToAreNotValid() {
    let square = MoveMeSquare(number: 1, color: .blue, position: SquarePosition(x: 0, y: 0))
    let none = MoveMeSquare(number: 0, color: .blue, position: SquarePosition(x: 0, y: 0))
    #expect(MoveMeState(level: .three, squares: []).isValid, "all were removed")
    #expect(!MoveMeState(level: .three, squares: [square, square]).isValid)
    #expect(!MoveMeState(level: .three, squares: [none]).isValid)
  }

  @Test func arrangementsAreInsideAndApart() {
    let geometry = MoveMeGeometry(width: 600, height: 900, side: 60)
    for arrangement in MoveMeArrangement.allCases {
      for count in 0...12 {
        let centers = arrangement.positions(count, in: geometry).map(geometry.center)
        #expect(centers.count == count)
        for (index, center) in centers.enumerated() {
          for other in centers[(index + 1)...] {
            #expect(center.distance(to: other) > 55, "\(arrangement) of \(count)")
          }
        }
      }
    }
    #expect(
      MoveMeArrangement.line.positions(3, in: .phone) == MoveMeState(level: .three, seed: 0).squares.map(\.position),
      "the line is what the board begins with")
  }

  @Test func aGridPointLiesInTheMiddle() {
    let phone = MoveMeGeometry.phone
    #expect(phone.snapped(Point(x: 200, y: 270)) == Point(x: 195, y: 280))
    #expect(phone.snapped(Point(x: 221, y: 310)) == Point(x: 245, y: 330))
  }
}
