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
        "": "Language: fr\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n>1;\n",
        "{count} apple\0{count} apples": "{count} pomme\0{count} pommes",
        "Right": "Juste",
        "{first} {second}": "{first}{second}", "{phrase}.": "{phrase}。",
        "side\u{4}Right": "À droite",
      ])
      try catalog.write(language: "fr", domain: "grab-bag", localeFolder: folder.path)
      setenv("LC_ALL", "C.UTF-8", 1)
      setenv("LANGUAGE", "fr", 1)
      Translation.start(localeFolder: folder.path)
      #expect(Translation.language == "fr" && tr("Right") == "Juste")
      #expect(trc("side", "Right") == "À droite")
      #expect(trc("hand", "Right") == "Right")
      #expect(trn("{count} apple", "{count} apples", 0) == "{count} pomme")
      #expect(trn("{count} apple", "{count} apples", 2) == "{count} pommes")
      #expect(tr("Wrong") == "Wrong")
      #expect(["One".asSentence, "Two"].joinedSentences() == "One。Two")
      #expect(trn("{count} pear", "{count} pears", 2) == "{count} pears")
    }
  }

  /// gettext converts texts to the encoding of the locale unless it is told another one.
  @Test func textsAreReadableInALocaleOfAnotherEncoding() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let locale = "fr_FR.ISO-8859-1"
      try Catalog(texts: ["": "Content-Type: text/plain; charset=UTF-8\n", "Right": "À droite"])
        .write(language: "fr", domain: "grab-bag", localeFolder: folder.path)
      try CompiledLocale.add(locale, of: "fr_FR", "ISO-8859-1", to: folder)
      setenv("LOCPATH", folder.path, 1)
      setenv("LC_ALL", locale, 1)
      setenv("LANGUAGE", "fr", 1)
      Translation.start(localeFolder: folder.path)
      #expect(LocaleText.Category.characters.encoding == "ISO-8859-1" && tr("Right") == "À droite")
    }
  }
}
