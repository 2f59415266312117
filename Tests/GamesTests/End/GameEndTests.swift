import Testing

@testable import Games

/// The end of a game as a value: its texts, and the steps that it suggests.
@Suite @MainActor struct GameEndTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  // MARK: Color Match

  @Test func aGameUnderWayHasNoEnd() {
    let game = ColorMatchGame(environment: world.start())
    #expect(game.end == nil)
    game.dragEnded(game.state.words[0], with: .stays(.target))
    #expect(game.end == nil)
  }

  @Test func aWonRoundSuggestsTheNextLevel() {
    let game = ColorMatchGame(environment: world.start())
    game.win()
    #expect(
      game.end
        == GameEnd(
          kind: .won, heading: "Well Done!",
          result: "All 3 placed in 0:00, with no mistakes.", comparison: "Your best result at this level.", day: "",
          suggestion: NextStep("Next: 6 Colors", .advance), alternatives: [.playAgain]))
    #expect(
      game.end?.announcement
        == "Well Done! All 3 placed in 0:00, with no mistakes. Your best result at this level.")
  }

  @Test func theSuggestionsLeadThroughAllLevels() {
    let game = ColorMatchGame(environment: world.start())
    var levels: [ColorMatchLevel] = []
    for _ in 0..<8 {
      levels.append(game.play.level)
      game.win()
      game.takeSuggestion()
    }
    #expect(levels == ColorMatchLevel.allCases + [.nineTricky, .nineTricky])
    game.win()
    #expect(game.end?.suggestion == .playAgain && game.end?.alternatives == [])
  }

  @Test func aResultThatIsNotTheBestNamesTheBest() {
    let game = ColorMatchGame(environment: world.start())
    for seconds in [5, 8] {
      game.newGame()
      game.play.startClock()
      world.clock.advance(by: .seconds(seconds))
      game.win()
    }
    #expect(game.end?.comparison == "Your best result is 0:05.")
  }

  // MARK: Sun and Moon

  @Test func aSolvedSolitaireSuggestsAnotherDeal() {
    let game = SunAndMoonGame(environment: world.start())
    game.hint()
    game.win()
    #expect(game.end?.kind == .won && game.end?.heading == "Well Done!")
    #expect(game.end?.result == "All six are placed, in 0:00. 1 hint used.")
    #expect(game.end?.suggestion == NextStep("Next Deal", .newGame) && game.end?.alternatives == [])
    let deal = game.state.deal
    game.takeSuggestion()
    #expect(game.play.level == .solitaire && game.state.deal != deal)
  }

  @Test func aStuckSolitaireSuggestsUndo() throws {
    let game = SunAndMoonGame(environment: world.start())
    var deals = 0
    while game.end?.kind != .stuck, deals < 100 {
      while !game.isOver, let play = game.state.allowedPlays.first { game.bring(play.card, to: play.area) }
      if game.end?.kind != .stuck {
        game.newGame()
        deals += 1
      }
    }
    #expect(game.end?.heading == "Stuck" && game.end?.result.contains(" of 6 placed. ") == true)
    #expect(game.end?.suggestion == .undo && game.end?.alternatives == [NextStep("Try Again", .restart)])
    let (deal, placed) = (game.state.deal, game.state.placedCount)
    game.takeSuggestion()
    #expect(game.end == nil && game.state.placedCount == placed - 1)
    game.redo()
    game.take(try #require(game.end?.alternatives.first))
    #expect(game.state.deal == deal && game.state.placedCount == 0, "the same deal from its start")
  }

  @Test func aDealWithoutFurtherPlaysIsExhausted() {
    let deal = SunAndMoonDeal(home: "sY sY sY mY mY", visitor: "sY mY mY mY mY")
    var state = SunAndMoonState(level: .anyDeal, deal: deal)
    state.play(.home, 0, .yonder)
    state.play(.home, 3, .yonder)
    #expect(state.endKind == .exhausted && !state.countsAsResult)
  }

  @Test(arguments: [SunAndMoonLevel.computerEasy, .computerMedium, .computerHard])
  func aGameAgainstTheComputerSuggestsAStrongerOneOrAnotherTry(level: SunAndMoonLevel) {
    let game = SunAndMoonGame(level: level, environment: world.start())
    for _ in 0..<30 {
      while !game.isOver {
        game.isComputerToPlay ? game.playForComputer() : game.playBest()
      }
      let suggestion = game.end?.suggestion
      switch game.end?.kind {
      case .won:
        #expect(game.end?.heading == "You Win!")
        #expect(suggestion == level.next.map { .next(LevelChoice($0)) } ?? .playAgain)
      case .lost:
        #expect(game.end?.heading == "The Computer Wins" && game.end?.alternatives == [.undo])
        #expect(suggestion == NextStep("Try Again", .newGame))
      case .drawn: #expect(game.end?.heading == "A Draw" && suggestion == .playAgain)
      default: Issue.record("an end of another kind")
      }
      game.newGame()
    }
  }

  @Test func theEndForTwoPlayersNamesTheWinner() {
    let game = SunAndMoonGame(level: .twoPlayers, environment: world.start())
    var kinds: Set<GameEndKind> = []
    for number in 0..<40 {
      while !game.isOver {
        let plays = game.state.allowedPlays
        let play = plays[number % plays.count]
        game.bring(play.card, to: play.area)
      }
      if let end = game.end { kinds.insert(end.kind) }
      #expect(game.end?.suggestion == .playAgain)
      if game.end?.kind == .finished {
        #expect(["Home Wins", "The Visitor Wins"].contains(game.end?.heading))
        #expect(game.end?.comparison == "", "the best result belongs to neither player")
      }
      game.takeSuggestion()
    }
    #expect(kinds == [.finished, .drawn])
  }

  // MARK: Picture Puzzle

  @Test func theJourneyLeadsToAllPictures() {
    let game = PicturePuzzleGame(world)
    game.solve()
    #expect(game.end?.heading == "Congrats! You have solved this puzzle")
    #expect(game.end?.suggestion == NextStep("Next Puzzle: 3 × 3", .advance))
    game.takeSuggestion()
    game.solve()
    game.takeSuggestion()
    #expect(game.play.level == .journey(.third))
    game.solve()
    #expect(game.end?.result.contains("That was the last puzzle of the journey.") == true)
    var pictures: Set<PuzzlePicture> = []
    for _ in 0..<BuiltInPicture.allCases.count {
      let next = game.state.picture.next
      #expect(game.end?.suggestion == NextStep("Next Picture: \(next.title)", .advance))
      game.takeSuggestion()
      #expect(game.state.picture == .builtIn(next) && game.play.level == .free(.fourByFour))
      pictures.insert(game.state.picture)
      game.solve()
    }
    #expect(pictures.count == 12)
  }

  @Test func aPhotoSuggestsTheFirstPictureInItsSize() {
    let game = PicturePuzzleGame(world)
    game.deal(.photo(Photo(id: "0123456789abcdef", title: "sea")), size: .threeByThree)
    game.solve()
    game.takeSuggestion()
    #expect(game.state.picture == .builtIn(.mountainLake) && game.state.size == .threeByThree)
  }

  // MARK: Memory

  @Test func memorySuggestsTheNextLevelAndAfterTheLargestAnotherGame() {
    let game = MemoryGame(environment: world.start())
    game.begin()
    game.playToTheEnd()
    #expect(game.end?.heading == "Game Over!" && game.end?.suggestion == NextStep("Next: 4 Pairs", .advance))
    #expect(game.end?.alternatives == [.playAgain])
    game.takeSuggestion()
    #expect(game.play.level.pairCount == 4 && !game.isStartPageShown)
    game.chooseLevel("32")
    game.playToTheEnd()
    #expect(game.end?.suggestion == .playAgain)
    game.takeSuggestion()
    #expect(game.play.level.pairCount == 32 && game.end == nil && !game.isStartPageShown)
  }

  @Test func theEndOfMemoryForTwoPlayersNamesTheWinner() {
    let game = MemoryGame(environment: world.start())
    game.startGame(.first, theme: .builtIn(.animals), playerCount: 2)
    game.playToTheEnd()
    #expect(game.end?.kind == .finished && game.end?.heading == "Player 1 Wins")
    #expect(game.end?.result == "42 points to 0, in 0:00." && game.end?.suggestion == .playAgain)
    #expect(game.resultText.contains("\nPlayer 1 Wins. 42 points to 0, in 0:00.\n"))
  }

  @Test func aDrawIsNamedWithItsPoints() {
    var state = MemoryState(MemoryDeal(level: MemoryLevel.allCases[1], playerCount: 2, seed: 7))
    let pairs = state.pairs
    // Each pair is worth 8 points: the ring of its first card runs out, and that of the second is full.
    func find(_ pair: [GridPosition], from time: Int) {
      _ = state.turn(pair[0], at: time)
      _ = state.turn(pair[1], at: time + 10_000)
    }
    find(pairs[0], from: 0)
    find(pairs[1], from: 20_000)
    _ = state.turn(pairs[2][0], at: 40_000)
    _ = state.turn(pairs[3][0], at: 40_000)
    _ = state.turnBack(at: 41_000)
    find(pairs[2], from: 50_000)
    find(pairs[3], from: 70_000)
    let text = MemoryText(state: state, counters: Counters(), elapsed: .seconds(80))
    #expect(state.endKind == .drawn && text.endTitle == "A Draw" && text.end == "16 points each, in 1:20.")
  }
}

// MARK: - Any game

extension GameModel {
  /// Takes the suggested step, as Return does.
  func takeSuggestion() {
    if let end { take(end.suggestion) }
  }
}

extension ColorMatchGame {
  func win() {
    while let word = state.word { dragEnded(word, with: .stays(.target)) }
  }
}

extension SunAndMoonGame {
  func win() {
    while !isOver { playBest() }
  }
}
