import FoundationEssentials
import Geometry
import Testing

@testable import Games

@Suite struct MoveMeStateTests {
  @Test func theFirstLevelHasThreeSquaresInAColumn() {
    let (state, phone) = (MoveMeState(level: .three, seed: 5), MoveMeGeometry.phone)
    #expect(state.squares.map(\.number) == [1, 2, 3])
    #expect(state.squares.allSatisfy { $0.color == .blue })
    for square in state.squares {
      let center = phone.center(of: square.position)
      #expect(abs(center.x - phone.width / 2) < 0.01, "x = w / 2")
      #expect(abs(center.y - phone.height * Double(square.number) / 4) < 0.01, "y = h/4, h/2, 3h/4")
    }
  }

  @Test(arguments: MoveMeLevel.allCases) func aSeedDeterminesTheDeal(level: MoveMeLevel) {
    for seed in 0..<50 as Range<UInt64> {
      let deal = MoveMeState(level: level, seed: seed)
      #expect(deal.isValid && deal.squares.count == level.squareCount && !deal.isOver)
      #expect(deal == MoveMeState(level: level, seed: seed))
      #expect(deal.squares.allSatisfy { MoveMeGeometry.phone.shown($0.position) == $0.position }, "inside")
    }
    #expect(level == .three || MoveMeState(level: level, seed: 1) != MoveMeState(level: level, seed: 2))
  }

  @Test func anAddedSquareGetsTheSmallestFreeNumberAndAFreeSpot() {
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

  @Test func aBoardHasAtMost500Squares() {
    var state = MoveMeState(level: .fiveHundred, seed: 0)
    #expect(!state.canAddSquare && state.add(.phone) == nil)
    state.remove([17])
    #expect(state.add(.phone) == 17)
  }

  @Test func manySquaresShortenTheHistory() {
    #expect(MoveMeLevel.allCases.map { MoveMeState(level: $0, seed: 1).undoLimit } == [500, 500, 200, 20])
  }

  @Test func draggedSquaresAreRaisedAboveOthers() {
    var state = MoveMeState(level: .twelve, seed: 3)
    let corner = SquarePosition(x: 0, y: 0)
    state.move(to: [5: corner, 2: corner], isRaising: true)
    #expect(state.squares.suffix(2).map(\.number) == [2, 5], "they keep their order")
    state.move(to: [1: corner])
    #expect(state.squares.first?.number == 1, "a nudge raises nothing")
  }

  @Test(arguments: MoveMeLevel.allCases) func decodingABoardReturnsTheEncodedState(level: MoveMeLevel) throws {
    var state = MoveMeState(level: level, seed: 9)
    state.recolor([1], SquareColor(1, 2, 255))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(MoveMeState.self, from: data) == state)
    #expect(data.count * state.undoLimit < 200_000, "the whole history stays small")
  }

  @Test(arguments: ["0", "000100000000zzzzzz", "00010000000035 4e4", "0001000000003584e", "é00100000000358400"])
  func malformedListsOfSquaresAreRejected(text: String) {
    let json = Data("{\"level\":\"3\",\"squares\":\"\(text)\"}".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(MoveMeState.self, from: json) }
  }

  @Test func impossibleBoardsAreInvalid() {
    let square = MoveMeSquare(number: 1, color: .blue, position: SquarePosition(x: 0, y: 0))
    let none = MoveMeSquare(number: 0, color: .blue, position: SquarePosition(x: 0, y: 0))
    #expect(MoveMeState(level: .three, squares: []).isValid, "all were removed")
    #expect(!MoveMeState(level: .three, squares: [square, square]).isValid)
    #expect(!MoveMeState(level: .three, squares: [none]).isValid)
  }

  @Test(arguments: [
    MoveMeGeometry.phone, MoveMeGeometry(width: 560, height: 640, side: 144),
    MoveMeGeometry(width: 1200, height: 500, side: 113),
  ])
  func arrangedSquaresNeitherOverlapNorLeaveTheBoard(board: MoveMeGeometry) {
    for arrangement in MoveMeArrangement.allCases {
      for count in [0, 1, 2, 3, 5, 12, 50, 200, 500] {
        let arranged = arrangement.arranged(count, in: board)
        #expect(arranged.positions.count == count)
        // Also after the window gets another shape.
        for shown in [board, MoveMeGeometry(width: 1200, height: 480, side: 109), .phone] {
          expectApart(arranged, on: shown, "\(arrangement) of \(count)")
        }
      }
      let few = arrangement.arranged(3, in: board)
      #expect(board.limited(to: few.limit).side == board.side, "a few squares keep their size")
    }
  }

  private func expectApart(_ arranged: ArrangedSquares, on board: MoveMeGeometry, _ comment: Comment) {
    let geometry = board.limited(to: arranged.limit)
    let side = geometry.side
    let frames = arranged.positions.map { Rect(center: geometry.center(of: $0), side: side) }
    #expect(frames.allSatisfy { abs($0.center.x - board.width / 2) <= (board.width - side) / 2 + 0.01 }, comment)
    for (index, frame) in frames.enumerated() {
      // Positions are rounded to a fraction of a pixel.
      #expect(frames[(index + 1)...].allSatisfy { $0.overlap(with: frame) <= side * 0.05 }, comment)
    }
  }

  @Test func aLineOfThreeIsTheDealOfTheFirstLevel() {
    let line = MoveMeArrangement.line.arranged(3, in: .phone)
    #expect(line.positions == MoveMeState(level: .three, seed: 0).squares.map(\.position))
  }

  @Test func arrangingSomeSquaresNeverEnlargesThem() {
    var state = MoveMeState(level: .fifty, seed: 1)
    var side: Double { MoveMeGeometry.phone.limited(to: state.limit).side }
    #expect(side == 100)
    state.arrange(state.numbers, .grid, in: .phone)
    let shrunk = side
    #expect((50..<62).contains(shrunk))
    state.arrange([1, 2, 3], .line, in: .phone)
    #expect(side == shrunk, "the others would overlap again")
    state.arrange(Array(1...40), .circle, in: .phone)
    #expect(side < shrunk)
    state.remove(Set(4...50))
    state.arrange(state.numbers, .line, in: .phone)
    #expect(side == 100 && state.isValid)
  }

  @Test func theCenterOfTheBoardIsAGridPoint() {
    let phone = MoveMeGeometry.phone
    #expect(phone.snapped(Point(x: 200, y: 270)) == Point(x: 195, y: 280))
    #expect(phone.snapped(Point(x: 221, y: 310)) == Point(x: 245, y: 330))
  }
}
