import FoundationEssentials
import Storage
import TestSupport
import Testing

@testable import Games

@Suite struct MessageCatalogTests {
  private let german = Catalog(texts: [
    "": "Content-Type: text/plain; charset=UTF-8\n", "red": "rot", "green": "grün",
    "the language of this translation\u{4}English": "Deutsch",
  ])

  /// Creates a folder with a German translation, one that does not name its language, and one of another text domain.
  private func makeLanguages() throws -> (Languages, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try german.write(language: "de", domain: "grab-bag", localeFolder: folder.path)
    try Catalog(texts: ["red": "rouge"]).write(language: "fr", domain: "grab-bag", localeFolder: folder.path)
    try Catalog(texts: ["red": "rojo"]).write(language: "es", domain: "another", localeFolder: folder.path)
    return (Languages(localeFolder: folder.path), folder)
  }

  @Test func theCatalogOfAnotherLanguageIsRead() throws {
    let (languages, folder) = try makeLanguages()
    let catalog = try #require(languages.catalog("de"))
    #expect(catalog["red"] == "rot")
    #expect(catalog["green"] == "grün")
    #expect(catalog["blue"] == "blue")
    #expect(catalog[""] == "Content-Type: text/plain; charset=UTF-8\n", "the header is the first of its texts")
    #expect(languages.catalog("en")?["red"] == "red")
    withExtendedLifetime(folder) {}
  }

  @Test func languagesAreThoseWithATranslation() throws {
    let (languages, folder) = try makeLanguages()
    #expect(languages.codes == ["en", "de", "fr"])
    #expect(languages.codes.map(languages.name) == ["English", "Deutsch", "fr"])
    #expect(Languages(localeFolder: "/nowhere").codes == ["en"])
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: ["", "es", "xx", "../de", "de/../de"])
  func anUnknownLanguageHasNoCatalog(code: String) throws {
    let (languages, folder) = try makeLanguages()
    #expect(languages.catalog(code) == nil)
    withExtendedLifetime(folder) {}
  }

  @Test func invalidCatalogsAreNotRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/catalog.mo"
    let whole = german.data
    // Each text ends with a zero, which is optional for the last one.
    for length in stride(from: 0, to: whole.count - 1, by: 5) {
      try whole.prefix(length).write(to: URL(filePath: path))
      #expect(MessageCatalog(path: path) == nil, "\(length) bytes")
    }
    try Data(whole.map { _ in 0xff }).write(to: URL(filePath: path))
    #expect(MessageCatalog(path: path) == nil)
    for valid in [whole, whole.dropLast()] {
      try valid.write(to: URL(filePath: path))
      #expect(MessageCatalog(path: path)?["red"] == "rot")
    }
  }

  @Test func aCatalogCanBeAsShortAsItsHeader() {
    let bytes: [UInt8] = [0xde, 0x12, 0x04, 0x95] + Array(repeating: 0, count: 16)
    #expect(MessageCatalog(bytes: bytes)?["red"] == "red" && MessageCatalog(bytes: Array(bytes.dropLast())) == nil)
  }

  @Test func theOtherByteOrderIsRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/catalog.mo"
    var bytes = [UInt8](german.data)
    let tables = 28 + 16 * 4
    for start in stride(from: 0, to: tables, by: 4) { bytes[start..<start + 4].reverse() }
    try Data(bytes).write(to: URL(filePath: path))
    #expect(MessageCatalog(path: path)?["green"] == "grün")
  }

  @MainActor @Test func theWordsOfColorMatchAreInThePreferredLanguage() throws {
    let (languages, folder) = try makeLanguages()
    let preferences = Preferences()
    let game = ColorMatchGame(
      environment: GameEnvironment(
        storage: DataFolder(path: folder.path), preferences: preferences, languages: languages,
        seeds: SeedSource(first: 14)))
    #expect(game.text.word(.red) == "red")
    preferences.wordLanguage = "de"
    #expect(game.text.word(.red) == "rot")
    #expect(game.text.word(.blue) == "blue")
    #expect(game.text.pieceName(.red) == "Red circle, slot 1")
    preferences.wordLanguage = "xx"
    #expect(game.text.word(.red) == "red")
  }

  @Test func theWordInARefusalIsInItsLanguage() throws {
    let (languages, folder) = try makeLanguages()
    let state = ColorMatchState(level: .threeTricky, seed: 14)
    let text = ColorMatchText(state: state, counters: Counters(), elapsed: .zero, language: languages.catalog("fr"))
    #expect(state.ink == .red)
    #expect(text.targetName == "Target: the word yellow, printed in red")
    let refusal = ColorMatchRefusal.wrongColor(chosen: .red, word: .red)
    #expect(refusal.message(wordsIn: languages.catalog("fr")) == "This is red, but the word is rouge.")
    withExtendedLifetime(folder) {}
  }
}
