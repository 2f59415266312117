import Testing

@testable import Games

@Suite struct TypedTextTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    // Wide forms, as input methods for Chinese and Japanese write them.
    ("ＡＺａｚ０９－！\u{3000}～", "AZaz09-! ~"),
    // Digits of other scripts, in circles, raised, and with the frame of a key.
    ("٠١٩ ۰۹ ०९ ০৯ 𝟎𝟗 ①⑨ ⁰⁹₀₉", "019 09 09 09 09 19 0909"),
    // Letters of mathematics, in circles and in squares; Roman numerals.
    ("𝐀𝐙𝐚𝐳 𝑨𝒛 ℂℋℝ 𝕄 Ⓐⓩ 🄰🅉 ⒜ Ⅽⅿ", "AZaz Az CHR M Az AZ a Cm"),
    // The first and the last letter in parentheses, circles and squares, of which some are filled.
    ("\u{249C}\u{24B5} \u{24B6}\u{24CF} \u{24D0}\u{24E9} \u{1F110}\u{1F129}", "az AZ az AZ"),
    ("\u{1F130}\u{1F149} \u{1F150}\u{1F169} \u{1F170}\u{1F189}", "AZ AZ AZ"),
    // Dashes.
    ("‐‑‒–—―−﹣－⸺", "----------"),
    // Invisible characters: joiners, text direction, byte order mark, soft hyphen, variation selector, Hangul filler.
    (
      "a\u{200B}\u{200C}\u{200D}\u{2060}b\u{FEFF}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}c\u{AD}\u{FE0F}\u{3164}",
      "abc"
    ),
    // Characters without an ASCII equivalent stay.
    ("жщ 五 ½ é 👍 ß", "жщ 五 ½ é 👍 ß"),
  ])
  func typedTextsAreNormalized(typed: String, form: String) { #expect(TypedText.normalized(typed) == form) }

  @Test(arguments: [
    ("Color Match", ["color", "match"]), ("  sun & MOON!", ["sun", "moon"]),
    ("Straße STRASSE", ["strasse", "strasse"]),
    ("İstanbul ısı IŞIK", ["istanbul", "isi", "isik"]),
    ("ёлка е\u{308}лка ЁЛКА елка", ["елка", "елка", "елка", "елка"]),
    ("Memória memo\u{301}ria MEMORIA", ["memoria", "memoria", "memoria"]),
    ("ﬁn Ångström Ệ Łódź cœur", ["fin", "angstrom", "e", "lodz", "coeur"]),
    ("d’oro", ["d", "oro"]), ("ＣＯＬＯＲ", ["color"]), ("col\u{AD}or", ["color"]), ("", []), ("!?", []),
  ])
  func wordsAreComparedWithoutCaseAndAccents(text: String, words: [String]) {
    #expect(TypedText.words(in: text) == words)
  }

  @Test(arguments: [
    ("7", 7 as UInt64?), (" ７\u{200B} ", 7), ("٣٤", 34), ("१८", 18), ("+7", 7), ("18446744073709551615", .max),
    ("18446744073709551616", nil), ("-1", nil), ("−1", nil), ("1 2", nil), ("1.000", nil), ("", nil), ("½", nil),
    ("十", nil), ("0x1", nil),
  ])
  func numbersAreReadInDigitsOfAnyScript(text: String, number: UInt64?) { #expect(TypedText.number(text) == number) }

  @Test func keysJoinWordsByHyphens() {
    #expect(TypedText.key(of: "Sun and Moon") == "sun-and-moon" && TypedText.key(of: "3–Tricky") == "3-tricky")
    #expect(GameKind.allCases.allSatisfy { kind in TypedText.key(of: kind.rawValue) == kind.rawValue })
    for level in GameKind.allCases.flatMap(\.levels) { #expect(TypedText.key(of: level.id) == level.id) }
  }
}
