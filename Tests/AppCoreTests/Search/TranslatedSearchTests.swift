import Glibc
import TestSupport
import Testing

@testable import AppCore
@testable import Games

@Suite struct TranslatedSearchTests {
  /// The language belongs to the whole process, so a process of its own reads this catalog.
  @Test func translatedNamesAreFoundInAnyCaseAndForm() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let catalog = Catalog(texts: [
        "": "Content-Type: text/plain; charset=UTF-8\n", "Color Match": "颜色配对", "Memory": "Memória",
        "Sun and Moon": "Солнце и ещё Луна", "Move Me": "Großer Fluß", "Picture Puzzle": "Işıklı İstanbul",
        "Deal of the Day": "Partie d’aujourd’hui",
      ])
      try catalog.write(language: "fr", domain: "grab-bag", localeFolder: folder.path)
      setenv("LC_ALL", "C.UTF-8", 1)
      setenv("LANGUAGE", "fr", 1)
      Translation.start(localeFolder: folder.path)
      let found: [(GameKind, [String])] = [
        (.colorMatch, ["颜色", "配对", "颜色配对", "match", "COLOR"]),
        (.memory, ["memória", "MEMORIA", "memo\u{301}", "mem"]),
        (.sunAndMoon, ["солнце", "ЛУНА солнце", "ещё", "еще", "ЕЩЕ", "еще\u{308}", "и ещ", "sun"]),
        (.moveMe, ["gross", "GROSSER", "groß", "fluss", "Fluß groß"]),
        (.picturePuzzle, ["işıklı", "isikli", "IŞIKLI", "istanbul", "İSTANBUL", "ISTANBUL"]),
      ]
      for (kind, typed) in found {
        for text in typed {
          let terms = text.split(separator: " ").map(String.init)
          #expect(GameSearch.games(for: terms) { _ in false } == [kind], "\(text)")
        }
      }
      for text in ["aujourd'hui", "AUJOURD", "d’aujourd", "daily"] {
        #expect(GameSearch.findsDaily(for: [text]), "\(text)")
      }
      #expect(GameSearch.games(for: ["色彩"]) { _ in false }.isEmpty)
    }
  }
}
