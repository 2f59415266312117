import Bots
import FoundationEssentials
import TestSupport
import Testing

@testable import Games
@testable import Storage

/// Saved games with random changes: those that can be read can be played on, and are stored as they were read.
@Suite struct TamperedSavesTests {
  /// The variable for the number of changes of each file.
  static let changes = "SOAK_SAVES"
  /// The variable for the number of files that are played on in a folder.
  static let plays = "SOAK_PLAYS"

  @Test func aTamperedColorMatchIsRejectedOrPlayable() throws {
    try check(.colorMatch) { (state: inout ColorMatchState, _) in
      guard let word = state.word else { return false }
      return !state.answer(word).isEmpty
    }
  }

  @Test func aTamperedSunAndMoonIsRejectedOrPlayable() throws {
    // Half as often: whether a deal is fair takes a search, and the file has two games.
    try check(.sunAndMoon, usually: 1_500) { (state: inout SunAndMoonState, generator) in
      guard let play = generator.element(of: state.allowedPlays) else { return false }
      return !state.play(play).isEmpty
    }
  }

  @Test func aTamperedPicturePuzzleIsRejectedOrPlayable() throws {
    try check(.picturePuzzle) { (state: inout PicturePuzzleState, _) in
      guard let tile = state.size.tiles.first(where: { !state.isRight($0) }) else { return false }
      return !state.move(tile, to: tile.home).isEmpty
    }
  }

  @Test func aTamperedMemoryIsRejectedOrPlayable() throws {
    try check(.memory) { (state: inout MemoryState, generator) in
      let time = state.moves.last?.time ?? 0
      if state.isLocked { return !state.turnBack(at: time).isEmpty }
      let pair = state.faceUp.first.flatMap { open in state.pairs.first { $0.contains(open) } }
      guard let next = (pair ?? state.positions).first(where: state.canTurn) else { return false }
      return !state.turn(next, at: time).isEmpty
    }
  }

  @Test func aTamperedMoveMeIsRejectedOrPlayable() throws {
    try check(.moveMe) { (state: inout MoveMeState, generator) in
      guard let square = state.squares.first else { return false }
      state.remove([square.number])
      return true
    }
  }

  @Test func tamperedResultsAreRejectedOrUsable() throws {
    try eachRead([GameResult].self, "results", usually: 3_000) { results, _, comment in
      let again = try JSONDecoder().decode([GameResult].self, from: JSONEncoder().encode(results))
      #expect(again == results, comment)
      guard let first = results.first else { return }
      var list = results
      list.record(first)
      #expect(list == results + [first] && BestResults(of: list) != nil, comment)
    }
  }

  /// Makes moves, hints, drops and deals, undoes and redoes, and stores all of it.
  @Test(arguments: GameKind.allCases) @MainActor func aTamperedGameIsPlayedOnAndStored(kind: GameKind) throws {
    let original = try Fixture.read(kind.rawValue)
    let seeds = Soak.seeds(Self.plays, usually: 10)
    for seed in seeds {
      let folder = try TemporaryFolder()
      var generator = SeededGenerator(seed: seed)
      let tampered = tamper(with: original, &generator)
      let again = Soak.again("aTamperedGameIsPlayedOnAndStored", Self.plays, seed)
      try folder.write(tampered, to: kind.rawValue + ".json")
      let play = randomPlay(kind, seed: seed, folder: folder.path, witness: folder.path)
      for _ in 0..<20 {
        play.move()
        guard play.isInOrder else { return _ = Issue.record("\(kind), \(again)\n\(tampered)") }
      }
      play.finish()
      #expect(play.moves(storedIn: folder.path).game == 20, "\(kind), \(again)\n\(tampered)")
    }
    Soak.report(Self.plays, "\(seeds.count) changed files of \(kind.rawValue) were opened and played on")
  }

  /// Changes the file of a game in many ways, and plays each one that can still be decoded to its end.
  ///
  /// - Parameter move: Makes a move, and returns whether there was one to make.
  private func check<State: GameState>(
    _ kind: GameKind, usually count: Int = 3_000, _ move: (inout State, inout SeededGenerator) -> Bool
  ) throws {
    try eachRead(SavedSession<State>.self, kind.rawValue, usually: count) { course, generator, comment in
      let again = try JSONDecoder().decode(SavedSession<State>.self, from: JSONEncoder().encode(course))
      #expect(again.game == course.game && again.replaced == course.replaced, comment)
      try #require(canBePlayed(course.game, move, &generator), comment)
    }
  }

  /// Changes a file in many ways, and passes on what can still be decoded.
  private func eachRead<Value: Codable>(
    _ type: Value.Type, _ file: String, usually count: Int,
    _ use: (Value, inout SeededGenerator, Comment) throws -> Void
  ) throws {
    let original = try Fixture.read(file)
    var readCount = 0
    let seeds = Soak.seeds(Self.changes, usually: count)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let tampered = tamper(with: original, &generator)
      guard let value = try? JSONDecoder().decode(VersionedFile<Value>.self, from: Data(tampered.utf8)).value else {
        continue
      }
      readCount += 1
      let again = Soak.again("TamperedSavesTests", Self.changes, seed)
      try use(value, &generator, Comment(rawValue: "\(file), \(again)\n\(tampered)"))
    }
    #expect(readCount > 0 || seeds.count < 100, "some changed files can still be read")
    Soak.report(Self.changes, "\(readCount) of \(seeds.count) changed files of \(file) were read and played on")
  }

  /// Undoes and redoes all moves, and plays to the end.
  private func canBePlayed<State: GameState>(
    _ game: SavedGame<State>, _ move: (inout State, inout SeededGenerator) -> Bool, _ generator: inout SeededGenerator
  ) -> Bool {
    var history = game.history
    while history.undo() {}
    while history.redo() {}
    guard history.states == game.history.states else { return false }
    var state = game.history.present
    var moves = 0
    while !state.isOver, moves < 200, move(&state, &generator) {
      guard state.isValid else { return false }
      moves += 1
    }
    // Move Me has no end; its squares were removed.
    return state.isOver || state is MoveMeState
  }
}
