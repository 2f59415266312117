import FoundationEssentials
import Testing

@testable import Games

/// The rules for tiles that look alike.
@Suite struct TileLikenessTests {
  /// Returns a puzzle with the tiles of these numbers, of which those with equal letters look alike.
  private func puzzle(_ numbers: [Int], _ looks: String) -> PicturePuzzleState {
    let level = PuzzleLevel.allCases.first { $0.journeyPuzzle == nil && $0.size.count == numbers.count }
    return PicturePuzzleState(
      level: level ?? .free(.twoByTwo), picture: PuzzlePicture.allBuiltIn[0],
      tiles: numbers.map { PuzzleTile(index: $0 - 1) }, likeness: likeness(looks))
  }

  @Test func aPuzzleIsSolvedOnceItLooksFinished() {
    let exchanged = puzzle([1, 2, 4, 3], "abcc")
    #expect(exchanged.isSolved && exchanged.isOver && exchanged.rightCount == 4)
    #expect(exchanged.rightTiles == Set(exchanged.tiles) && exchanged.progress == Progress(4, of: 4))
    #expect(!puzzle([1, 2, 4, 3], "abcd").isSolved && !puzzle([2, 1, 4, 3], "abcc").isSolved)
    #expect(puzzle([2, 1, 4, 3], "abcc").rightCount == 2)
    #expect(puzzle([2, 1, 4, 3], "aabb").isSolved)
  }

  @Test func aMoveThatFinishesThePictureEndsThePuzzle() {
    var state = puzzle([2, 1, 4, 3], "abcc")
    #expect(state.move(tile(1), to: position(1)) == [.swapped(tile(1), tile(2)), .solved])
    #expect(state.isOver && state.tiles.map(\.number) == [1, 2, 4, 3])
    #expect(!state.canPickUp(tile(4)) && state.places(for: tile(4)).isEmpty)
  }

  @Test func tilesThatLookAlikeShareTheirPlaces() {
    // Tiles 3 and 4 look alike, and tile 4 lies where tile 3 was cut out.
    let state = puzzle([3, 2, 4, 1], "abcc")
    #expect(state.rightTiles == [tile(2), tile(4)])
    #expect(state.destination(of: tile(4)) == position(3) && state.number(of: tile(4)) == 3)
    #expect(state.destination(of: tile(3)) == position(4) && state.number(of: tile(3)) == 4)
    #expect(state.destination(of: tile(1)) == position(1))
    #expect(state.firstMissing == tile(1))
  }

  @Test func hintsShowNoTileThatIsInPlace() {
    let state = puzzle([3, 2, 4, 1], "abcc")
    #expect(state.hint(after: nil) == .tile(tile(1)))
    // Tile 1 is right at the position of tile 4, and tile 4 belongs where tile 1 was cut out.
    let other = puzzle([2, 4, 3, 1], "cbcc")
    #expect(other.hint(after: nil) == .tile(tile(4)) && other.destination(of: tile(4)) == position(1))
  }

  @Test func aTileInPlaceHasTheNumberOfItsPlace() {
    let state = puzzle([3, 2, 4, 1], "abcc")
    let text = PicturePuzzleText(state: state, counters: Counters(), elapsed: .zero)
    #expect(text.pieceName(tile(4)) == "Tile 3 of 4, row 2, column 1, right place")
    #expect(text.pieceName(tile(3)) == "Tile 4 of 4, row 1, column 1")
    #expect(text.placeName(position(3)) == "Row 2, column 1: tile 3")
    #expect(text.sentence(for: .place(tile(3))) == "Tile 4 belongs in row 2, column 2.")
    #expect(text.message(after: [.compared]) == "2 of 4 tiles are right.")
    var after = state
    _ = after.move(tile(3), to: position(4))
    let done = PicturePuzzleText(state: after, counters: Counters(), elapsed: .zero)
    #expect(done.message(after: [.swapped(tile(3), tile(1))]) == "Tiles 4 and 1 are in the right places.")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func everyTileWithAChangedTextIsFound(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let likeness = seed % 3 == 0 ? nil : randomLikeness(.twoByTwo, using: &generator)
    var state = PicturePuzzleState(level: .free(.twoByTwo), seed: seed, picture: nil)
    // The likeness is found later, and every order of the tiles is reached.
    for move in 0..<24 {
      let earlier = state
      if move == 4 { state = state.with(likeness) }
      _ = state.move(
        tile(Int.random(in: 1...4, using: &generator)), to: position(Int.random(in: 1...4, using: &generator)))
      let different = Set(state.tiles.filter { texts(of: $0, in: state) != texts(of: $0, in: earlier) })
      if let named = state.tilesWithOtherTexts(than: earlier) { #expect(different.isSubset(of: named)) }
    }
    #expect(state.tilesWithOtherTexts(than: state)?.isEmpty != false)
  }

  @Test func onlySwappedTilesHaveOtherTextsWhereNoneLookAlike() {
    let dealt = PicturePuzzleState(2, 3, 4, 1)
    for earlier in [dealt, dealt.with(TileLikeness(firsts: []))] {
      var state = earlier
      _ = state.move(tile(2), to: position(3))
      #expect(state.tilesWithOtherTexts(than: earlier) == [tile(4), tile(2)])
      #expect(state.tilesWithOtherTexts(than: earlier.with(likeness("abcc"))) == nil, "they were compared since")
      _ = state.move(tile(4), to: position(4))
      let beforeEnd = state
      for number in 1...4 { _ = state.move(tile(number), to: tile(number).home) }
      #expect(state.isOver && state.tilesWithOtherTexts(than: beforeEnd) == nil, "all texts differ at the end")
    }
    let alike = dealt.with(likeness("abcc"))
    #expect(alike.tilesWithOtherTexts(than: alike) == nil)
  }

  private func texts(of tile: PuzzleTile, in state: PicturePuzzleState) -> [String?] {
    let text = PicturePuzzleText(state: state, counters: Counters(), elapsed: .zero)
    return [
      text.name(tile), text.pieceName(tile), state.position(of: tile).map(text.placeName), text.solvedDescription,
    ]
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func everyTileHasItsOwnDestination(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size: PuzzleSize = [.twoByTwo, .threeByThree, .fourByFour][Int(seed % 3)]
    let likeness = randomLikeness(size, using: &generator)
    var state = PicturePuzzleState(level: .free(size), seed: seed, picture: nil, likeness: likeness)
    #expect(state.isValid && !state.isSolved)
    var moves = 0
    while !state.isOver, moves < size.count {
      let places = state.tiles.map(state.destination)
      #expect(Set(places).count == size.count, "each tile belongs in another place")
      for tile in state.tiles {
        #expect((state.position(of: tile) == state.destination(of: tile)) == state.isRight(tile))
      }
      #expect(state.rightCount == state.rightTiles.count && state.rightCount != size.count - 1)
      guard let hinted = state.firstMissing else { break }
      let (place, right) = (state.destination(of: hinted), state.rightCount)
      #expect(!state.isRight(hinted) && !state.isRight(at: place))
      _ = state.move(hinted, to: place)
      #expect(state.rightCount > right)
      moves += 1
    }
    #expect(state.isOver)
  }

  // MARK: Deals

  @Test func noDealLooksFinished() {
    for looks in ["aabb", "abcc", "aaab", "abab"] {
      for seed in 0..<500 as Range<UInt64> {
        let plain = PicturePuzzleState(level: .free(.twoByTwo), seed: seed)
        let dealt = PicturePuzzleState(
          level: .free(.twoByTwo), seed: seed, picture: plain.picture, likeness: likeness(looks))
        #expect(!dealt.isSolved)
        let looksFinished = plain.with(likeness(looks)).isSolved
        #expect((dealt.tiles == plain.tiles) != looksFinished, "\(looks), seed \(seed)")
      }
    }
  }

  @Test func aPictureOfEqualTilesIsDealtWithoutLikeness() {
    #expect(likeness("aaaa").isPlain(4) && !likeness("aaab").isPlain(4) && !TileLikeness(firsts: []).isPlain(4))
    let dealt = PicturePuzzleState(level: .free(.twoByTwo), seed: 1, picture: nil, likeness: likeness("aaaa"))
    #expect(dealt.likeness == nil && dealt == PicturePuzzleState(level: .free(.twoByTwo), seed: 1))
  }

  @Test func anotherDealOfThePictureKeepsTheLikeness() {
    let dealt = PicturePuzzleState(
      level: .free(.twoByTwo), seed: 1, picture: PuzzlePicture.allBuiltIn[0], likeness: likeness("abcc"))
    #expect(dealt.redealt(.free(.twoByTwo), seed: 2).likeness == likeness("abcc"))
    #expect(dealt.redealt(.free(.threeByThree), seed: 2).likeness == nil, "other tiles")
    let journey = dealt.redealt(.journey(.first), seed: 3)
    #expect(journey.picture != dealt.picture && journey.likeness == nil, "another picture")
  }

  // MARK: Saves

  @Test func theLikenessIsSaved() throws {
    let state = puzzle([2, 1, 4, 3], "abcc")
    let text = try PicturePuzzleSaveTests.encode(state)
    #expect(text.contains("\"likeness\":\"0302\""))
    #expect(try JSONDecoder().decode(PicturePuzzleState.self, from: Data(text.utf8)) == state)
  }

  @Test func tilesAndTheirTwinsAreStoredInBase32() throws {
    #expect(PuzzleTile.radix == 32 && PuzzleTile.lengths == [2])
    // Tile 35 looks like tile 33, and 1,023 like 1,022.
    let firsts = (0..<1_024).map { $0 == 35 ? 33 : $0 == 1_023 ? 1_022 : $0 }
    #expect(try PicturePuzzleSaveTests.encode(TileLikeness(firsts: firsts)) == "\"1311vvvu\"")
  }

  @Test func aSaveOfAnEarlierVersionHasNoLikeness() throws {
    let text = try PicturePuzzleSaveTests.encode(SavedGame(PicturePuzzleState(2, 1, 4, 3), seed: 7))
    #expect(!text.contains("likeness"))
    #expect(try PicturePuzzleSaveTests.decode(text).state.likeness == nil)
  }

  @Test func aHistorySavesTheLikenessOnce() throws {
    var game = SavedGame(puzzle([2, 1, 4, 3], "abcc"), seed: 7)
    for number in [3, 4, 3] {
      var state = game.state
      _ = state.move(tile(1), to: position(number))
      game.history.record(state)
    }
    game.history.undo()
    let text = try PicturePuzzleSaveTests.encode(game)
    #expect(text.components(separatedBy: "likeness").count == 2)
    #expect(try PicturePuzzleSaveTests.decode(text) == game)
  }

  @Test(arguments: PuzzleSize.allCases)
  func aLongGameIsStoredInLessThan200Kilobytes(size: PuzzleSize) throws {
    let firsts = (0..<size.count).map { $0 == size.count - 1 ? $0 : 0 }
    var game = PicturePuzzleSaveTests.played(.free(size), moves: 520)
    game.history.revise({ $0.with(TileLikeness(firsts: firsts)) }, isEnd: { _ in false })
    let text = try PicturePuzzleSaveTests.encode(game)
    #expect(text.utf8.count < 200_000)
    #expect(try PicturePuzzleSaveTests.decode(text) == game)
  }

  /// A tile that no puzzle has, one that looks like a later one or like itself, chains, an order, all alike.
  @Test(arguments: [
    "0400", "0203", "0202", "01000201", "02010100", "03020100", "010002000300", "vvvvvv", "0", "+vvvvvv",
  ])
  func impossibleLikenessesAreRejected(forged: String) throws {
    let text = try PicturePuzzleSaveTests.encode(SavedGame(puzzle([2, 1, 4, 3], "abcc"), seed: 7))
    let tampered = text.replacing("\"likeness\":\"0302\"", with: "\"likeness\":\"\(forged)\"")
    #expect(tampered != text)
    #expect(throws: DecodingError.self) { try PicturePuzzleSaveTests.decode(tampered) }
  }
}

/// A likeness of tiles that look alike if they have equal letters.
func likeness(_ looks: String) -> TileLikeness {
  TileLikeness(firsts: looks.map { letter in Array(looks).firstIndex(of: letter) ?? 0 })
}

/// A likeness in which some tiles look alike, and not all.
func randomLikeness(_ size: PuzzleSize, using generator: inout SeededGenerator) -> TileLikeness {
  let kinds = 2 + generator.number(below: size.count)
  var looks = (0..<size.count).map { _ in generator.number(below: kinds) }
  if Set(looks).count == 1 { looks[0] += 1 }
  return TileLikeness(firsts: looks.map { look in looks.firstIndex(of: look) ?? 0 })
}
