import Testing

@testable import Games

/// What the levels page of Picture Puzzle offers and marks.
@Suite @MainActor struct PuzzleLevelItemTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  private func marked(_ game: PicturePuzzleGame) -> [[String]] {
    game.levelMenu.sections.map { $0.tiles.filter(\.isMarked).map(\.title) }
  }

  @Test func aFewSizesAreSuggested() {
    let titles = PicturePuzzleGame(world).levelMenu.sections[1].tiles.map(\.title)
    #expect(titles == [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 24, 32].map { "\($0) × \($0)" })
  }

  @Test func onlyAPlayedPictureOfFreePlayIsMarked() {
    let game = PicturePuzzleGame(world)
    #expect(marked(game) == [[], ["4 × 4"], [], []])
    game.bring(game.state.tiles[0], to: position(2))
    #expect(marked(game) == [["Journey 1: 2 × 2"], ["4 × 4"], [], []])
  }

  @Test func aPhotoIsMarkedOnceItWasPlayed() {
    let game = PicturePuzzleGame(world, level: .free(.threeByThree))
    #expect(marked(game) == [[], ["3 × 3"], [], []])
    game.deal(.photo(Photo(id: "a1", title: "sea")), size: .threeByThree)
    #expect(marked(game) == [[], ["3 × 3"], [], []])
    game.bring(game.state.tiles[0], to: position(2))
    #expect(marked(game) == [[], ["3 × 3"], ["Your Picture…"], []])
    #expect(game.levelItem(of: game.state) == .file(.threeByThree))
  }
}
