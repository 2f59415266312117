import FoundationEssentials
import Testing

@testable import Games
@testable import Storage

/// Saved games that somebody has changed: what is read can be played on, and is stored as it was read.
@Suite struct TamperedSavesTests {
  /// How often each game's file is changed.
  static let count = 3_000 as UInt64

  @Test func colorMatch() throws {
    try check(.colorMatch) { (state: inout ColorMatchState, _) in
      guard let word = state.word else { return false }
      return !state.answer(word).isEmpty
    }
  }

  @Test func sunAndMoon() throws {
    try check(.sunAndMoon) { (state: inout SunAndMoonState, generator) in
      guard let play = generator.element(of: state.allowedPlays) else { return false }
      return !state.play(play).isEmpty
    }
  }

  @Test func picturePuzzle() throws {
    try check(.picturePuzzle) { (state: inout PicturePuzzleState, _) in
      guard let tile = state.size.tiles.first(where: { !state.isRight($0) }) else { return false }
      return !state.move(tile, to: tile.home).isEmpty
    }
  }

  @Test func memory() throws {
    try check(.memory) { (state: inout MemoryState, generator) in
      let time = state.moves.last?.time ?? 0
      if state.isLocked { return !state.turnBack(at: time).isEmpty }
      let pair = state.faceUp.first.flatMap { open in state.pairs.first { $0.contains(open) } }
      guard let next = (pair ?? state.positions).first(where: state.canTurn) else { return false }
      return !state.turn(next, at: time).isEmpty
    }
  }

  @Test func moveMe() throws {
    try check(.moveMe) { (state: inout MoveMeState, generator) in
      guard let square = state.squares.first else { return false }
      state.remove([square.number])
      return true
    }
  }

  /// Changes the file of a game in many ways, and plays each one to the end that is read.
  ///
  /// - Parameter move: Makes a move; false if there is none to make.
  private func check<State: GameState>(
    _ kind: GameKind, _ move: (inout State, inout SeededGenerator) -> Bool
  ) throws {
    let original = try Fixture.read(kind.rawValue)
    var readCount = 0
    for seed in 0..<Self.count {
      var generator = SeededGenerator(seed: seed)
      let tampered = Self.tamper(with: original, &generator)
      let data = Data(tampered.utf8)
      guard let course = try? JSONDecoder().decode(Envelope<SavedCourse<State>>.self, from: data).value else {
        continue
      }
      readCount += 1
      let again = try JSONDecoder().decode(SavedCourse<State>.self, from: JSONEncoder().encode(course))
      #expect(again.game == course.game && again.replaced == course.replaced)
      try #require(canBePlayed(course.game, move, &generator), "seed \(seed): \(tampered)")
    }
    #expect(readCount > 0, "some changes do no harm")
  }

  /// Takes back and makes again all that there is, and plays to the end.
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
    // Squares are never done, but all of them are gone.
    return state.isOver || state is MoveMeState
  }

  /// Puts one word or number of the text in the place of another, or counts a digit on, once or several times.
  private static func tamper(with text: String, _ generator: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...generator.number(below: 3) {
      let words = words(of: bytes)
      guard let place = generator.element(of: words), let other = generator.element(of: words) else { break }
      if generator.number(below: 2) == 0 {
        bytes.replaceSubrange(place, with: Array(bytes[other]))
      } else if case let index = place.lowerBound + generator.number(below: place.count), isDigit(bytes[index]) {
        bytes[index] = UInt8(ascii: "0") + UInt8(generator.number(below: 10))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func words(of bytes: [UInt8]) -> [Range<Int>] {
    bytes.indices.split { "{}[]:,\" ".utf8.contains(bytes[$0]) }.map { $0.startIndex..<$0.endIndex }
  }
}
