import Testing

@testable import Games

@Suite struct PicturePuzzleStateTests {
  @Test func aMoveSwapsTwoTiles() {
    var state = PicturePuzzleState(4, 1, 2, 3)
    #expect(state.move(tile(4), to: position(3)) == [.swapped(tile(4), tile(2))])
    #expect(state.numbers == [2, 1, 4, 3])
    #expect(state.position(of: tile(4)) == position(3))
    #expect(state.tile(at: position(1)) == tile(2))
    #expect(state.rightCount == 0 && !state.isOver)
  }

  @Test func theLastSwapSolvesThePuzzle() {
    var state = PicturePuzzleState(1, 2, 4, 3)
    #expect(state.rightCount == 2)
    #expect(state.isRight(tile(1)) && !state.isRight(tile(4)))
    #expect(state.move(tile(4), to: position(4)) == [.swapped(tile(4), tile(3)), .solved])
    #expect(state.isOver && state.rightCount == 4)
    #expect(state.move(tile(4), to: position(1)) == [], "solved tiles do not move")
    #expect(state.numbers == [1, 2, 3, 4])
  }

  @Test func aMoveToTheOwnPositionOrOfAnUnknownTileIsIgnored() {
    var state = PicturePuzzleState(4, 1, 2, 3)
    #expect(state.move(tile(4), to: position(1)) == [])
    #expect(state.move(tile(9), to: position(1)) == [])
    #expect(state.numbers == [4, 1, 2, 3])
    #expect(!state.isRight(tile(9)) && state.position(of: tile(9)) == nil && !state.isRight(at: position(9)))
  }

  @Test func positionsAreInReadingOrder() {
    let size = PuzzleSize.threeByThree
    #expect(size.positions.map { $0.row(columns: size.side) } == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(size.positions.map { $0.column(columns: size.side) } == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(size.tiles.map(\.home) == size.positions)
    #expect(PuzzleSize(side: 1) == nil && PuzzleSize(side: 33) == nil && PuzzleSize(side: -2) == nil)
    #expect(PuzzleSize.allCases.map(\.side) == Array(2...32))
  }

  // MARK: Variants and successors

  @Test func eachBuiltInPictureIsAVariantOfFreePlay() {
    #expect(PicturePuzzleState.variantCount == 13)
    for (index, picture) in PuzzlePicture.allBuiltIn.enumerated() {
      let state = PicturePuzzleState(level: .free(.twoByTwo), seed: 5, variant: index + 1)
      #expect(state.picture == picture && state.variant == index + 1)
    }
    for level in [PuzzleLevel.free(.twoByTwo), .journey(.second)] {
      #expect(PicturePuzzleState(level: level, seed: 5, variant: 0) == PicturePuzzleState(level: level, seed: 5))
    }
    let journey = PicturePuzzleState(level: .journey(.second), seed: 5, variant: 3)
    #expect(journey == PicturePuzzleState(level: .journey(.second), seed: 5) && journey.variant == 0)
    let photo = PuzzlePicture.photo(Photo(id: "a1", title: "sea"))
    #expect(PicturePuzzleState(level: .free(.twoByTwo), seed: 5, picture: photo).variant == nil)
  }

  @Test func aSwapLeadsToTheNextStateOfTheSameDeal() {
    let (earlier, next) = (PicturePuzzleState(2, 1, 4, 3), PicturePuzzleState(1, 2, 4, 3))
    #expect(next.isSuccessor(of: earlier) && !earlier.isSuccessor(of: earlier))
    #expect(!PicturePuzzleState(1, 4, 2, 3).isSuccessor(of: earlier), "three tiles differ")
    let other = PicturePuzzleState(level: next.level, picture: PuzzlePicture.allBuiltIn[1], tiles: next.tiles)
    #expect(!other.isSuccessor(of: earlier) && !other.isSameDeal(as: earlier), "another picture")
    let journey = PicturePuzzleState(level: .journey(.first), picture: next.picture, tiles: next.tiles)
    #expect(!journey.isSuccessor(of: earlier) && !journey.isSameDeal(as: earlier), "another level")
  }

  // MARK: Drag rules

  @Test func everyOtherPositionAcceptsATile() {
    let state = PicturePuzzleState(4, 1, 2, 3)
    #expect(state.maximumActiveDrags == 2)
    #expect(state.canPickUp(tile(4)) && !state.canPickUp(tile(5)))
    #expect(state.places(for: tile(1)) == [position(1), position(3), position(4)])
    #expect(state.places(for: tile(5)) == [])
    for number in [1, 3, 4] {
      #expect(state.verdict(for: tile(1), over: position(number)) == .accepted)
      #expect(state.outcome(of: tile(1), droppedOn: position(number)) == .stays(position(number)))
    }
    #expect(state.verdict(for: tile(1), over: position(2)) == .unknown)
    #expect(state.outcome(of: tile(1), droppedOn: position(2)) == .returns(.cancelled))
  }

  @Test func aTileInPlaceCanBeMoved() {
    let state = PicturePuzzleState(1, 2, 4, 3)
    #expect(state.canPickUp(tile(1)))
    #expect(state.verdict(for: tile(1), over: position(2)) == .accepted)
  }

  @Test func aSolvedPuzzleAcceptsNoTile() {
    let state = PicturePuzzleState(1, 2, 3, 4)
    #expect(!state.canPickUp(tile(1)))
    #expect(state.places(for: tile(1)) == [])
    #expect(state.verdict(for: tile(1), over: position(2)) == .unknown)
    #expect(state.outcome(of: tile(1), droppedOn: position(2)) == .returns(.missed))
  }

  // MARK: Hints

  @Test func hintsOfFreePlayAreTileThenPlaceThenMove() {
    let state = PicturePuzzleState(1, 4, 2, 3)
    #expect(state.hint(after: nil) == .tile(tile(2)))
    #expect(state.hint(after: .tile(tile(2))) == .place(tile(2)))
    #expect(state.hint(after: .place(tile(2))) == .move(tile(2)))
    #expect(PicturePuzzleState(1, 2, 3, 4).hint(after: nil) == nil)
    #expect(state.allowsHint(after: 100))
    #expect(!PicturePuzzleState(1, 2, 3, 4).allowsHint(after: 0))
  }

  @Test func aJourneyPuzzleHasOneHint() {
    let state = PicturePuzzleState(level: .journey(.second), seed: 1)
    #expect(state.hint(after: nil) == .picture)
    #expect(state.allowsHint(after: 0))
    #expect(!state.allowsHint(after: 1))
  }
}
