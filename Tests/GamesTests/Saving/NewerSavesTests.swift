import FoundationEssentials
import Storage
import Testing

@testable import Games

/// Tests what a release does with the files of a later one, and that this release writes files that release 1.0 reads.
@Suite @MainActor struct NewerSavesTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try FileManager.default.createDirectory(atPath: world.storage.path, withIntermediateDirectories: true)
  }

  @Test func filesOfANewerFormatAreQuarantinedAndReported() throws {
    var stored: [SaveFile: String] = [:]
    for file in Fixture.saveFiles {
      let text = try Fixture.read(file.name).replacing("\"version\":1", with: "\"version\":2")
      stored[file] = text
      try world.folder.write(text, to: "data/\(file.name).json")
    }
    let environment = world.start()
    let games = games(environment)
    #expect(games.allSatisfy { !$0.isUnderWay })
    #expect(Set(environment.notices.notices) == Set(Fixture.saveFiles.map { .setAside($0) }))
    MoveMeGame(environment: environment).nudge(1, .right, .plain, by: .keyboard)
    for file in Fixture.saveFiles { #expect(try world.folder.read("data/\(file.name).json.bad") == stored[file]) }
    #expect(world.folder.files(in: "data").contains("move-me.json"), "the new game has a file of its own")
  }

  @Test func exportedResultsOfANewerFormatAreRejected() throws {
    let text = try Fixture.read("results-export").replacing("\"version\" : 1", with: "\"version\" : 2")
    #expect(throws: ResultsExchangeError.newer) { try ResultsExchange(data: Data(text.utf8)) }
  }

  /// A later release can add a key without a new version of the format.
  @Test(arguments: GameKind.allCases) func keysThatALaterReleaseAddsAreIgnored(kind: GameKind) throws {
    let text = try Fixture.read(kind.rawValue)
    try world.folder.write(text.replacing("{\"", with: "{\"later\":[1],\""), to: "data/\(kind.rawValue).json")
    let environment = world.start()
    let later = game(kind, environment)
    #expect(environment.notices.notices == [] && (later.isUnderWay || later.canRestoreReplaced))
  }

  /// Release 1.0 needs all keys that it stores; keys that were added since are beside them.
  @Test func filesKeepAllKeysOfRelease1() throws {
    try expectKept(.game(.colorMatch), SavedSession<ColorMatchState>.self)
    try expectKept(.game(.sunAndMoon), SavedSession<SunAndMoonState>.self)
    try expectKept(.game(.picturePuzzle), SavedSession<PicturePuzzleState>.self)
    try expectKept(.game(.memory), SavedSession<MemoryState>.self)
    try expectKept(.game(.moveMe), SavedSession<MoveMeState>.self)
    try expectKept(.results, [GameResult].self)
    try expectKept(.memoryPhotos, [Photo].self)
    try expectKept(.puzzleDescriptions, [String: String].self)
  }

  private func expectKept<Value: Codable & Sendable>(_ file: SaveFile, _ type: Value.Type) throws {
    let text = try Fixture.read(file.name, release: "1.0")
    try world.folder.write(text, to: "data/\(file.name).json")
    guard case .loaded(let value) = world.storage.load(type, from: file.name) else {
      return _ = Issue.record("\(file.name) cannot be read")
    }
    try world.storage.save(value, as: file.name)
    let (before, after) = (try JSONValue(text), try JSONValue(world.folder.read("data/\(file.name).json")))
    #expect(after.contains(before), "\(file.name)")
  }

  private func game(_ kind: GameKind, _ environment: GameEnvironment) -> any GameModel {
    switch kind {
    case .colorMatch: ColorMatchGame(environment: environment)
    case .sunAndMoon: SunAndMoonGame(environment: environment)
    case .picturePuzzle: PicturePuzzleGame(environment: environment)
    case .memory: MemoryGame(environment: environment)
    case .jigsaw: JigsawGame(environment: environment)
    case .moveMe: MoveMeGame(environment: environment)
    }
  }

  private func games(_ environment: GameEnvironment) -> [any GameModel] {
    GameKind.allCases.map { game($0, environment) }
  }
}
