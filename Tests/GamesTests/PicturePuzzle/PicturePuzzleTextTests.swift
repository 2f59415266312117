import Testing

@testable import Games

@Suite struct PicturePuzzleTextTests {
  /// The texts of a puzzle after 42 seconds.
  func text(
    _ state: PicturePuzzleState, moves: Int = 0, hints: Int = 0, shown: PuzzleHint? = nil
  ) -> PicturePuzzleText {
    var counters = Counters()
    (counters.moves, counters.hints) = (moves, hints)
    return PicturePuzzleText(state: state, counters: counters, elapsed: .seconds(42), hintShown: shown)
  }

  let puzzle = PicturePuzzleState(1, 4, 3, 2)
  let solved = PicturePuzzleState(1, 2, 3, 4)

  func journey(_ puzzle: JourneyPuzzle, isSolved: Bool = false) -> PicturePuzzleState {
    let state = PicturePuzzleState(level: .journey(puzzle), seed: 1)
    guard isSolved else { return state }
    return PicturePuzzleState(level: state.level, picture: state.picture, tiles: state.size.tiles)
  }

  @Test func tilesAreNamedByNumberAndPosition() {
    #expect(text(puzzle).pieceName(tile(1)) == "Tile 1 of 4, row 1, column 1, right place")
    #expect(text(puzzle).pieceName(tile(4)) == "Tile 4 of 4, row 1, column 2")
    #expect(text(puzzle).name(tile(2)) == "Tile 2")
    #expect(text(puzzle).solvedDescription == nil)
    #expect(text(solved).solvedDescription == "The puzzle is solved, and its tiles no longer move.")
  }

  @Test func positionNamesHaveTheirTile() {
    #expect(text(puzzle).placeName(position(2)) == "Row 1, column 2: tile 4")
    #expect(
      text(puzzle).dropDescription(tile(3), at: position(2))
        == "Tile 3: press Return to swap it with tile 4, or Escape to put it back.")
  }

  @Test func theBoardIsNamedByItsPicture() {
    let title = puzzle.picture.title
    #expect(text(puzzle).board == "\(title), 2 by 2")
    #expect(text(puzzle).pictureDescription == puzzle.picture.description)
    #expect(text(puzzle).message(after: [.dealt]) == "New puzzle: \(title), 2 by 2. 2 of 4 tiles are right.")
  }

  @Test func aSwapHasAMessage() {
    let (two, four) = (tile(2), tile(4))
    #expect(
      text(PicturePuzzleState(1, 2, 4, 3)).message(after: [.swapped(two, four)])
        == "Tile 2 is in the right place. 2 of 4 tiles are right.")
    #expect(
      text(PicturePuzzleState(3, 2, 4, 1)).message(after: [.swapped(four, two)])
        == "Tile 2 is in the right place. 1 of 4 tiles is right.")
    #expect(
      text(puzzle).message(after: [.swapped(four, two)]) == "Tiles 4 and 2 are swapped. 2 of 4 tiles are right.")
    #expect(
      text(solved, moves: 3).message(after: [.swapped(four, two), .solved])
        == "Tiles 4 and 2 are in the right places.", "the end page shows the result")
  }

  @Test func otherChangesHaveMessages() {
    #expect(text(puzzle).message(after: []) == nil)
    #expect(text(puzzle).message(after: [.undone]) == "Undone. 2 of 4 tiles are right.")
    #expect(text(puzzle).message(after: [.redone]) == "Redone. 2 of 4 tiles are right.")
  }

  @Test func hintsHaveMessages() {
    #expect(text(puzzle).message(after: [.hinted(.tile(tile(2)))]) == "Look at tile 2 in row 2, column 2.")
    #expect(text(puzzle).message(after: [.hinted(.place(tile(2)))]) == "Tile 2 belongs in row 1, column 2.")
    #expect(text(puzzle).message(after: [.hinted(.move(tile(2)))]) == "Tile 2 was moved for you.")
    #expect(
      text(puzzle).message(after: [.hinted(.picture)]) == "The whole picture: \(puzzle.picture.description)")
  }

  @Test func theStatusCountsTilesMovesAndHints() {
    #expect(text(puzzle).status == "2 of 4 tiles right, 0 moves, 0:42")
    #expect(text(puzzle, moves: 1, hints: 1).status == "2 of 4 tiles right, 1 move, 1 hint, 0:42")
    #expect(text(journey(.second), moves: 5).status.hasPrefix("Puzzle 2 of 3: "))
    #expect(text(puzzle).shortStatus == "0:42")
    #expect(text(puzzle, moves: 2, hints: 3).shortStatus == "0:42, 2 moves")
  }

  @Test func theEndTextCountsMovesAndHints() {
    #expect(text(solved, moves: 1).end == "1 move, 0:42.")
    #expect(text(solved, moves: 5, hints: 2).end == "5 moves, 2 hints, 0:42.")
    #expect(text(journey(.second, isSolved: true), moves: 5).end == "5 moves, 0:42.")
    #expect(
      text(journey(.third, isSolved: true), moves: 5).end
        == "5 moves, 0:42. That was the last puzzle of the journey.")
  }

  @Test func buttonDescriptionsNameTheirEffects() {
    #expect(text(journey(.first)).hintDescription == "See the whole picture for a moment, once in each puzzle.")
    #expect(
      text(journey(.first), hints: 1).hintDescription
        == "The hint of this puzzle is used up. The next puzzle has one again.")
    #expect(text(journey(.third), hints: 1).hintDescription == "The hint of this puzzle is used up.")
    #expect(text(journey(.third, isSolved: true)).hintDescription == "The puzzle is solved.")
    #expect(text(puzzle, hints: 9).hintDescription == "Show which tile to move next.")
    #expect(text(puzzle, shown: .tile(tile(2))).hintDescription == "Show where this tile belongs.")
    #expect(text(puzzle, shown: .place(tile(2))).hintDescription == "Move this tile to its place.")
    #expect(text(journey(.first)).nextDescription == "Solve this puzzle to go on.")
    #expect(text(journey(.first, isSolved: true)).nextDescription == "Go on to the next puzzle.")
  }

  @Test func everyPictureHasItsOwnTitleAndDescription() {
    let pictures = PuzzlePicture.allBuiltIn
    #expect(pictures.count == 12)
    #expect(Set(pictures.map(\.title)).count == pictures.count)
    #expect(Set(pictures.map(\.description)).count == pictures.count)
    #expect(pictures.allSatisfy { $0.description.hasSuffix(".") })
    #expect(PuzzlePicture.photo(Photo(id: "1", title: "Cat")).title == "Cat")
    #expect(PuzzlePicture.photo(Photo(id: "1", title: "")).title == "Your Picture")
    #expect(PuzzlePicture.photo(Photo(id: "1", title: "Cat")).description == "This is a picture of your own.")
  }
}
