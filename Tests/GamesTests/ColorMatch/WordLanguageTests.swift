import FoundationEssentials
import Storage
import TestSupport
import Testing

@testable import Games

@Suite @MainActor struct WordLanguageTests {
  @Test func theFileOfALanguageIsReadOnce() throws {
    let folder = try TemporaryFolder()
    try Catalog(texts: ["red": "rot"]).write(language: "de", domain: "grab-bag", localeFolder: folder.path)
    let environment = GameEnvironment(
      storage: DataFolder(path: folder.path + "/data"), languages: Languages(localeFolder: folder.path))
    environment.preferences.wordLanguage = "de"
    let words = WordLanguage(environment)
    #expect(words.catalog?["red"] == "rot")
    try FileManager.default.removeItem(atPath: folder.path + "/de")
    #expect(words.catalog?["red"] == "rot", "without the file")
    withExtendedLifetime(folder) {}
  }
}
