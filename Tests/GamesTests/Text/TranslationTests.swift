import Glibc
import TestSupport
import Testing

@testable import Games

@Suite struct TranslationTests {
  /// The language belongs to the whole process, so a process of its own reads this catalog.
  @Test func textsComeFromTheCatalog() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let catalog = Catalog(texts: [
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n>1;\n",
        "{count} apple\0{count} apples": "{count} pomme\0{count} pommes",
        "Right": "Juste",
        "{first} {second}": "{first}{second}", "{phrase}.": "{phrase}。",
        "side\u{4}Right": "À droite",
      ])
      try catalog.write(language: "fr", domain: "grab-bag", localeFolder: folder.path)
      setenv("LC_ALL", "C.UTF-8", 1)
      setenv("LANGUAGE", "fr", 1)
      Translation.start(localeFolder: folder.path)
      #expect(tr("Right") == "Juste")
      #expect(trc("side", "Right") == "À droite")
      #expect(trc("hand", "Right") == "Right")
      #expect(trn("{count} apple", "{count} apples", 0) == "{count} pomme")
      #expect(trn("{count} apple", "{count} apples", 2) == "{count} pommes")
      #expect(tr("Wrong") == "Wrong")
      #expect(["One".asSentence, "Two"].joinedSentences() == "One。Two")
      #expect(trn("{count} pear", "{count} pears", 2) == "{count} pears")
    }
  }
}
