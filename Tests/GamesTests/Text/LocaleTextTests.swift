import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Games

@Suite struct LocaleTextTests {
  @Test(arguments: [
    ("ISO-8859-1", [0x4D, 0xE4, 0x72, 0x7A] as [UInt8], "März"),
    ("KOI8-R", [0xCD, 0xC1, 0xD2, 0xD4, 0xC1], "марта"),
    ("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
    ("UTF-8", Array("März".utf8), "März"),
    // Invalid bytes, and an incomplete character at the end.
    ("UTF-8", [0x4D, 0xE4, 0x72], "M\u{FFFD}r"), ("EUC-JP", [0x41, 0xC6], "A\u{FFFD}"),
    ("ANSI_X3.4-1968", [0x4D, 0xE4, 0x72, 0x7A], "M\u{FFFD}rz"),
    // A system without such an encoding.
    ("no encoding", [0x41, 0xE4], "A\u{FFFD}"), ("", [0x41], "A"), ("ISO-8859-1", [], ""),
  ])
  func bytesAreDecodedInTheirEncoding(encoding: String, bytes: [UInt8], text: String) {
    #expect(LocaleText.text(bytes, in: encoding) == text)
  }

  @Test func longTextsAreConvertedCompletely() {
    let text = String(repeating: "Чудесный мешочек. ", count: 1_000)
    let bytes = LocaleText.bytes(of: text, in: "KOI8-R")
    #expect(bytes.count == text.count && LocaleText.text(bytes, in: "KOI8-R") == text)
    #expect(LocaleText.bytes(of: String(repeating: "👍", count: 1_000), in: "KOI8-R").count == 1_000)
  }

  @Test func charactersThatAnEncodingLacksAreReplaced() {
    #expect(LocaleText.bytes(of: "„a“ … b", in: "ISO-8859-1") == Array(",,a\" ... b".utf8))
    #expect(LocaleText.bytes(of: "日本", in: "ISO-8859-1") == Array("??".utf8))
    #expect(LocaleText.bytes(of: "März", in: "ISO-8859-1") == [0x4D, 0xE4, 0x72, 0x7A])
  }

  @Test func utf8IsDecodedInTheCurrentLocale() {
    #expect(LocaleText.text(Array("März.png".utf8)) == "März.png")
  }

  @Test func aCharacterThatALocaleCannotReplaceIsOneQuestionMark() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let locale = "tr_TR.ISO-8859-9"
      try CompiledLocale.add(locale, of: "tr_TR", "ISO-8859-9", to: folder)
      setenv("LOCPATH", folder.path, 1)
      #expect(setlocale(LC_ALL, locale) != nil)
      #expect(LocaleText.bytes(of: "“日本” ğ", in: "ISO-8859-9") == Array("???? ".utf8) + [0xF0])
      withExtendedLifetime(folder) {}
    }
  }

  /// Returns how a process in the locale writes March 7, 2026, and one half.
  private func formatted(_ language: String, _ encoding: String, time: String = "") throws -> String {
    let folder = try TemporaryFolder()
    let names =
      [("\(language).\(encoding)", language, encoding)] + (time.isEmpty ? [] : [(time, "de_DE", "ISO-8859-1")])
    for (name, source, encoding) in names {
      try CompiledLocale.add(name, of: source, encoding, to: folder)
    }
    let settings = ["LOCPATH": folder.path, "LANG": names[0].0].merging(time.isEmpty ? [:] : ["LC_TIME": time]) { $1 }
    return try Probe.output("locale", settings: settings)
  }

  @Test(arguments: [
    ("de_DE", "ISO-8859-1", "Samstag, März 7; Sa; 0,5"), ("de_DE", "UTF-8", "Samstag, März 7; Sa; 0,5"),
    ("ru_RU", "KOI8-R", "Суббота, марта 7; Сб; 0,5"), ("ru_RU", "UTF-8", "Суббота, марта 7; Сб; 0,5"),
    ("ja_JP", "EUC-JP", "土曜日, 3月 7; 土; 0.5"), ("pt_BR", "ISO-8859-1", "sábado, março 7; sáb; 0,5"),
    ("ps_AF", "UTF-8", "\u{2068}شنبه\u{2069}, \u{2068}مارچ\u{2069} 7; ش.; 0٫5"),
  ])
  func datesAndNumbersAreReadableInEveryLocale(language: String, encoding: String, text: String) throws {
    #expect(try formatted(language, encoding) == text)
  }

  @Test func categoriesCanHaveEncodingsOfTheirOwn() throws {
    #expect(try formatted("ru_RU", "UTF-8", time: "de_DE.ISO-8859-1") == "Samstag, März 7; Sa; 0,5")
  }
}
