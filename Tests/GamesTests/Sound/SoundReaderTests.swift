import DragAndDrop
import Geometry
import Testing

@testable import Games

@Suite @MainActor struct SoundReaderTests {
  let world: TestWorld
  let game: ColorMatchGame
  let reader: SoundReader<ColorMatchGame>

  init() throws {
    world = try TestWorld()
    game = ColorMatchGame(environment: world.start())
    reader = SoundReader(game)
  }

  private var sounds: [Sound] { reader.newCues().map(\.sound) }
  private func word() throws -> MatchColor { try #require(game.state.word) }

  @Test(arguments: DragInput.allCases)
  func eachStepOfADragHasOneSound(input: DragInput) throws {
    let word = try word()
    game.pickUp(word, by: input)
    #expect(reader.newCues() == [SoundCue(.pickUp, item: word, isSpoken: !input.isHeld)])
    game.move(word, to: nil, over: .target)
    let isSpoken = input == .keyboard || input == .accessibility
    #expect(reader.newCues() == [SoundCue(.overAccepting, item: word, place: .target, isSpoken: isSpoken)])
    game.move(word, to: nil, over: .target)
    #expect(sounds == [])
    game.drop(word)
    #expect(reader.newCues() == [SoundCue(.placed, item: word, place: .target, isSpoken: true)])
    #expect(sounds == [])
  }

  @Test func aPickUpByAClickHasOneSound() throws {
    game.pickUp(try word(), by: .pointer)
    #expect(sounds == [.pickUp])
    game.handOff(try word(), to: .click)
    #expect(sounds == [])
  }

  @Test func aRejectingPlaceHasAnotherSound() throws {
    let word = try word()
    let other = try #require(game.state.remaining.first { $0 != word })
    game.pickUp(word, by: .pointer)
    game.move(word, to: nil, over: .slot(other))
    #expect(sounds == [.pickUp, .overRefusing])
    game.move(word, to: nil, over: .slot(word))
    #expect(sounds == [])
    game.drop(word)
    #expect(sounds == [.returned])
  }

  @Test func aWrongColorHasTheSoundOfARefusal() throws {
    let word = try word()
    let wrong = try #require(game.state.remaining.first { $0 != word })
    game.pickUp(wrong, by: .keyboard)
    game.move(wrong, to: nil, over: .target)
    game.drop(wrong)
    #expect(reader.newCues() == [SoundCue(.refused, item: wrong)])
  }

  @Test func undoHasNoSoundForTheDragThatItCancels() throws {
    let word = try word()
    game.pickUp(word, by: .pointer)
    game.move(word, to: nil, over: .target)
    game.drop(word)
    game.pickUp(try self.word(), by: .pointer)
    _ = reader.newCues()
    game.undo()
    #expect(sounds == [.undo])
    game.pickUp(word, by: .pointer)
    _ = reader.newCues()
    game.newGame()
    #expect(sounds == [])
  }

  @Test func aBestResultHasItsOwnSound() throws {
    func play() throws {
      while !game.isOver {
        let word = try word()
        game.pickUp(word, by: .click)
        game.move(word, to: nil, over: .target)
        world.clock.advance(by: .seconds(1))
        game.drop(word)
      }
    }
    try play()
    #expect(sounds.last == .best)
    game.newGame()
    #expect(sounds == [])
    game.pickUp(try word(), by: .click)
    world.clock.advance(by: .seconds(60))
    try play()
    #expect(sounds.last == .end)
  }

  @Test func turnedCardsHaveTheSoundsOfPairs() throws {
    let memory = MemoryGame(environment: world.start())
    memory.deal(level: nil, seed: 7)
    let reader = SoundReader(memory)
    let first = GridPosition(index: 0)
    let cards = memory.state.cards
    let same = try #require((1..<cards.count).first { cards[$0].pair == cards[0].pair })
    memory.turn(first)
    #expect(reader.newCues() == [SoundCue(.cardTurned, item: first)])
    #expect(memory.countdown != nil)
    memory.turn(GridPosition(index: same))
    #expect(reader.newCues() == [SoundCue(.pair, item: GridPosition(index: same))])
    #expect(memory.countdown == nil)
    let rest = memory.state.positions.filter { $0 != first && $0.index != same }
    let unlike = try #require(rest.first { cards[$0.index].pair != cards[rest[0].index].pair })
    memory.turn(rest[0])
    memory.turn(unlike)
    #expect(reader.newCues().map(\.sound) == [.cardTurned, .noPair])
    memory.turn(unlike)
    #expect(reader.newCues() == [SoundCue(.returned, isSpoken: false)])
  }

  @Test func aTileInPlaceHasItsSoundOnlyIfItIsMarked() throws {
    for isMarked in [false, true] {
      let environment = world.start()
      environment.preferences.marksRightTiles = isMarked
      let puzzle = PicturePuzzleGame(environment: environment)
      puzzle.deal(level: nil, seed: 7)
      let reader = SoundReader(puzzle)
      let tile = try #require(
        puzzle.state.tiles.indices.map({ PuzzleTile(index: $0) }).first { !puzzle.state.isRight($0) })
      puzzle.pickUp(tile, by: .click)
      puzzle.move(tile, to: nil, over: puzzle.state.destination(of: tile))
      _ = reader.newCues()
      puzzle.drop(tile)
      #expect(reader.newCues().first?.sound == (isMarked ? .rightTile : .placed))
    }
  }

  @Test func aMovingSquareHasNoSoundBetweenPickUpAndDrop() {
    let board = MoveMeGame(environment: world.start())
    let reader = SoundReader(board)
    board.pickUp(1, by: .pointer)
    for x in [100.0, 150, 200] {
      board.move(1, to: nil, over: board.position(of: 1, centeredAt: Point(x: x, y: 300)))
    }
    #expect(reader.newCues().map(\.sound) == [.pickUp])
    board.drop(1)
    #expect(reader.newCues() == [SoundCue(.placed, item: 1)])
  }

  @Test func positionsSetBalanceAndPitch() {
    let board = Size(width: 200, height: 100)
    #expect(SoundPosition(Point(x: 0, y: 0), in: board).balance == -0.9)
    #expect(SoundPosition(Point(x: 200, y: 0), in: board).balance == 0.9)
    #expect(SoundPosition(Point(x: 0, y: 0), in: board).octaves == 0.5)
    #expect(SoundPosition(Point(x: 0, y: 500), in: board).octaves == -0.5)
    #expect(SoundPosition(Point(x: Double.nan, y: 3), in: .zero) == .middle)
    let part = SoundPosition(Point(x: 50, y: 25), in: board)
    #expect(part.balance == -0.45 && part.octaves == 0.25)
    #expect(part.atSamePitch.balance == -0.45 && part.atSamePitch.octaves == 0)
  }

  @Test func aRecordingKeepsItsPitchAndIsAtItsPath() {
    let recording = Sound.recording(path: "/decks/dog")
    #expect(recording.isTune && recording.path(inFolder: "/sounds") == "/decks/dog")
    #expect(Sound.pair.path(inFolder: "/sounds") == "/sounds/pair.wav")
  }

  @Test func aCountdownTicksInTheLastThreeSeconds() {
    #expect(Countdown.delay(untilNextTick: .seconds(5)) == .seconds(2))
    #expect(Countdown.delay(untilNextTick: .seconds(3)) == .seconds(1))
    #expect(Countdown.delay(untilNextTick: .milliseconds(1500)) == .milliseconds(500))
    #expect(Countdown.delay(untilNextTick: .seconds(1)) == nil)
  }

  @Test func theCardsOfTheThemeSoundsPlayTheirTunes() throws {
    let game = MemoryGame(environment: world.start())
    game.startGame(.first, theme: .builtIn(.sounds), playerCount: 1, seed: 7)
    let reader = SoundReader(game)
    _ = reader.newCues()
    let cards = game.state.cards
    let other = try #require(cards.indices.dropFirst().first { cards[$0].pair == cards[0].pair })
    let tune = Sound.tune(Tune.all[cards[0].pair])
    game.turn(GridPosition(index: 0))
    #expect(reader.newCues() == [SoundCue(tune, item: GridPosition(index: 0), isSpoken: false)])
    game.turn(GridPosition(index: other))
    #expect(reader.newCues().map(\.sound) == [tune, .pair] && tune.isTune && !Sound.pair.isTune)
  }

  @Test func noTwoTunesAreAlike() {
    #expect(Tune.all.count == 32 && Set(Tune.all.map(\.notes)).count == 32)
    #expect(Tune.all.allSatisfy { $0.notes.count == 4 && $0.notes.allSatisfy((0...Tune.highestNote).contains) })
  }
}
