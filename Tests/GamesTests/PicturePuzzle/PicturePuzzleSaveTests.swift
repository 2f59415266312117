import FoundationEssentials
import Testing

@testable import Games

@Suite struct PicturePuzzleSaveTests {
  typealias Saved = SavedGame<PicturePuzzleState>

  static func encode(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  static func decode(_ text: String) throws -> Saved {
    try JSONDecoder().decode(Saved.self, from: Data(text.utf8))
  }

  /// A puzzle after some moves, the last of which is undone.
  static func played(_ level: PuzzleLevel, moves: Int, picture: PuzzlePicture? = nil) -> Saved {
    var game = Saved(PicturePuzzleState(level: level, seed: 7, picture: picture), seed: 7)
    for move in 1...moves {
      var state = game.state
      _ = state.move(state.tiles[0], to: GridPosition(index: 1 + move % 2))
      game.history.record(state, limit: state.undoLimit)
    }
    game.history.undo()
    game.counters.moves = moves
    return game
  }

  @Test(arguments: [PuzzleLevel.journey(.first), .free(.largest)])
  func decodingAGameReturnsTheEncodedOne(level: PuzzleLevel) throws {
    let game = Self.played(level, moves: 3)
    #expect(try Self.decode(Self.encode(game)) == game)
  }

  @Test func aPuzzleIsStoredInAFewKilobytes() throws {
    let state = PicturePuzzleState(level: .free(.largest), seed: 7)
    #expect(try Self.encode(state).utf8.count < 2_200)
    #expect(try Self.encode(PicturePuzzleState(1, 2, 3, 4)).contains("\"tiles\":\"00010203\""))
    #expect(try Self.encode(state).contains("\"level\":\"32\""))
  }

  @Test(arguments: PuzzleSize.allCases)
  func aLongGameIsStoredInLessThan200Kilobytes(size: PuzzleSize) throws {
    let game = Self.played(.free(size), moves: 520)
    #expect(try Self.encode(game).utf8.count < 200_000)
    #expect(game.history.states.count == min(500, 65_536 / size.count) + 1)
  }

  @Test func aPhotoKeepsItsTitle() throws {
    let picture = Photo(id: "photo-1", title: String(repeating: "long ", count: 50))
    #expect(picture.title.count == 79, "without the space at which it is cut")
    let game = Self.played(.free(.twoByTwo), moves: 1, picture: .photo(picture))
    #expect(try Self.decode(Self.encode(game)).state.picture == .photo(picture))
  }

  @Test(arguments: ["", "../secret", "a/b", "a.png", "Ä", "A", "²", String(repeating: "a", count: 65)])
  func invalidPhotoIDsAreRejected(id: String) throws {
    let game = Self.played(.free(.twoByTwo), moves: 1, picture: .photo(Photo(id: id, title: "")))
    #expect(!game.state.isValid)
    #expect(throws: DecodingError.self) { try Self.decode(Self.encode(game)) }
  }

  @Test func aJourneyWithAPhotoIsInvalid() {
    let picture = PuzzlePicture.photo(Photo(id: "1", title: ""))
    #expect(!PicturePuzzleState(level: .journey(.first), seed: 1, picture: picture).isValid)
  }

  /// Too short, too long, a tile twice, a tile that does not exist, no digits.
  @Test(arguments: [
    "", "000102", "0", "000102030", "0001020304", "00000102", "00010204", "000102w0", "0001020ö", "0001 203",
  ])
  func tilesThatAreNoPermutationAreRejected(tiles: String) throws {
    let text = try Self.encode(Saved(PicturePuzzleState(1, 2, 3, 4), seed: 7))
    let forged = text.replacing("00010203", with: tiles)
    #expect(forged != text)
    #expect(throws: DecodingError.self) { try Self.decode(forged) }
    #expect(throws: Never.self) { try Self.decode(text) }
  }

  @Test(arguments: [
    ("\"level\":\"2\"", "\"level\":\"3\""),
    ("\"level\":\"2\"", "\"level\":\"33\""),
    ("\"level\":\"2\"", "\"level\":\"64\""),
    ("\"level\":\"2\"", "\"level\":\"journey-2\""),
    ("\"hints\":0", "\"hints\":-1"),
    ("\"own\"", "\"player\""),
    ("\"own\":{\"_0\":\"", "\"own\":{\"_0\":\"no-"),
  ])
  func impossibleGamesAreRejected(original: String, forged: String) throws {
    let text = try Self.encode(Self.played(.free(.twoByTwo), moves: 2))
    let tampered = text.replacing(original, with: forged)
    #expect(tampered != text)
    #expect(throws: DecodingError.self) { try Self.decode(tampered) }
  }

  @Test func aHistoryWithTwoPicturesIsRejected() throws {
    var game = Self.played(.free(.twoByTwo), moves: 2)
    let other = PuzzlePicture.allBuiltIn.first { $0 != game.state.picture }
    game.history.record(PicturePuzzleState(level: game.level, seed: 7, picture: other))
    #expect(throws: DecodingError.self) { try Self.decode(Self.encode(game)) }
  }
}
