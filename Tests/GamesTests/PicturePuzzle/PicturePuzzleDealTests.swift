import Testing

@testable import Games

@Suite struct PicturePuzzleDealTests {
  static let deals: [(PuzzleLevel, UInt64, BuiltInPicture, [Int])] = [
    (.journey(.first), 14, .nightSky, [2, 4, 1, 3]),
    (.journey(.second), 14, .steamTrain, [9, 4, 3, 2, 7, 1, 6, 8, 5]),
    (.journey(.third), 14, .patchworkQuilt, [8, 10, 1, 5, 16, 3, 7, 2, 11, 14, 6, 12, 9, 13, 4, 15]),
    (.free(.threeByThree), 42, .patchworkQuilt, [6, 4, 9, 2, 1, 3, 5, 7, 8]),
    (.free(.fourByFour), .max, .owl, [7, 6, 1, 10, 12, 9, 16, 2, 14, 15, 3, 5, 4, 13, 11, 8]),
  ]

  @Test(arguments: deals)
  func aSeedDeterminesTheDeal(level: PuzzleLevel, seed: UInt64, picture: BuiltInPicture, numbers: [Int]) {
    let deal = PicturePuzzleState(level: level, seed: seed)
    #expect(deal.picture == .builtIn(picture))
    #expect(deal.numbers == numbers)
  }

  @Test func levelsHaveIdentifiersAndTitles() throws {
    let names = PuzzleLevel.allCases.map(\.rawValue)
    #expect(names == ["journey-1", "journey-2", "journey-3"] + (2...32).map { "\($0)" })
    #expect(PuzzleLevel.allCases.map { PuzzleLevel(rawValue: $0.rawValue) } == PuzzleLevel.allCases)
    for name in ["", "1", "33", "+4", "04", "journey", "journey-0", "journey-4", "journey-01", "Journey-1"] {
      #expect(PuzzleLevel(rawValue: name) == nil)
    }
    #expect(PuzzleLevel.journey(.second).title == "Journey 2: 3 × 3")
    #expect(PuzzleLevel.free(.fourByFour).title == "4 × 4")
  }

  @Test func theJourneyHasThreeGrowingPuzzles() {
    #expect(JourneyPuzzle.allCases.map(\.size) == [.twoByTwo, .threeByThree, .fourByFour])
    #expect(PuzzleLevel.journey(.first).next == .journey(.second))
    #expect(PuzzleLevel.journey(.second).next == .journey(.third))
    #expect(PuzzleLevel.journey(.third).next == nil)
    #expect(PuzzleLevel.free(.twoByTwo).next == nil)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func theJourneyHasThreeDifferentPictures(seed: UInt64) {
    let deals = JourneyPuzzle.allCases.map { PicturePuzzleState(level: .journey($0), seed: seed) }
    #expect(Set(deals.map(\.picture)).count == 3)
    #expect(deals.allSatisfy { $0.isValid })
  }

  @Test func everyPictureIsDealt() {
    let deals = (0..<500).map { PicturePuzzleState(level: .free(.twoByTwo), seed: $0) }
    #expect(Set(deals.map(\.picture)) == Set(PuzzlePicture.allBuiltIn))
  }

  @Test func aGivenPictureKeepsTheTileOrderOfTheSeed() {
    let picture = PuzzlePicture.photo(Photo(id: "1", title: "Cat"))
    let deal = PicturePuzzleState(level: .free(.fourByFour), seed: 5, picture: picture)
    #expect(deal.picture == picture)
    #expect(deal.tiles == PicturePuzzleState(level: .free(.fourByFour), seed: 5).tiles)
  }

  @Test(arguments: PuzzleSize.allCases)
  func everySizeIsDealt(size: PuzzleSize) {
    let deal = PicturePuzzleState(level: .free(size), seed: 3)
    #expect(deal.isValid && !deal.isSolved && deal.tiles.count == size.side * size.side)
  }

  /// Four tiles have 23 orders that are not solved.
  @Test func allUnsolvedOrdersAreAboutEquallyLikely() {
    let deals = (0..<23_000).map { PicturePuzzleState(level: .free(.twoByTwo), seed: $0).tiles }
    let counts = Dictionary(grouping: deals, by: \.self).mapValues(\.count)
    #expect(counts.count == 23)
    #expect(counts.values.allSatisfy { (850...1_150).contains($0) })
  }

  @Test(arguments: [PuzzleSize.twoByTwo, .threeByThree, .fourByFour])
  func noDealIsSolved(size: PuzzleSize) {
    let level = PuzzleLevel.free(size)
    let solved = (0..<100_000 as Range<UInt64>).first { PicturePuzzleState(level: level, seed: $0).isSolved }
    #expect(solved == nil)
  }
}
