import Testing

@testable import Games

/// Codes that were changed by chats, input methods or people.
@Suite struct TypedCodeTests {
  static let deal = GameDeal(game: .memory, level: "8", variant: 5, seed: 123_456_789)
  static let long = GameDeal(game: .sunAndMoon, level: "hard", seed: .max)

  static func wide(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { Unicode.Scalar($0.value + 0xFEE0) ?? $0 }))
  }

  func error(_ code: String) -> DealCodeError? {
    do throws(DealCodeError) {
      _ = try GameDeal(code: code)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    // Wide letters; a dash as a Japanese keyboard writes it.
    wide("5267-T65T-MGJT"), wide("5267-t65t-mgjt"), "５２６７ーＴ６５ＴーＭＧＪＴ", "5267　T65T　MGJT",
    // Invisible characters.
    "\u{FEFF}5267-T65T-MGJT\u{200B}", "\u{202A}5267\u{200D}-T6\u{AD}5T-MGJT\u{202C}", "\u{2068}5267-T65T-MGJT\u{2069}",
    "5\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}67-T65T-MGJT\u{3164}",
    // Digits of other scripts, and letters in other forms.
    "٥٢٦٧-T٦٥T-MGJT", "۵۲۶۷-T۶۵T-MGJT", "५२६७-T६५T-MGJT", "𝟓𝟐𝟔𝟕-𝐓𝟔𝟓𝐓-𝐌𝐆𝐉𝐓", "⑤②⑥⑦-Ⓣ⑥⑤Ⓣ-ⓂⒼⒿⓉ",
    // Dashes and other separators.
    "5267−T65T–MGJT", "5267‑T65T‐MGJT", "5267—T65T―MGJT", "5267_T65T.MGJT", "5267/T65T/MGJT", "5267 · T65T · MGJT",
    "5267\u{A0}T65T\u{202F}MGJT", "5267\nT65T\r\nMGJT", "526 7T6 5TM GJT", "5 2 6 7 T 6 5 T M G J T",
    // Text around the code.
    "“5267-T65T-MGJT”", "«5267-T65T-MGJT».", "(5267-T65T-MGJT)", "[5267-T65T-MGJT]", "`5267-T65T-MGJT`",
    "*5267-T65T-MGJT*",
    "> 5267-T65T-MGJT", "👉5267-T65T-MGJT👈", "5267-T65T-MGJT!", "Try 5267-T65T-MGJT !", "Code:5267-T65T-MGJT",
    "代码：5267-T65T-MGJT。", "试试5267-T65T-MGJT吧", "Код: 5267-T65T-MGJT", "See 5267 T65T MGJT, please.",
    "https://example.org/?code=5267-T65T-MGJT", "https://example.org/?c=5267-T65T-MGJT",
    "Memory (8 Pairs), 2026-11-27: 5267-T65T-MGJT",
    // Look-alikes: Cyrillic and Greek letters, accents, and letters that codes do not use.
    "5267-Т65Т-МGЈТ", "5267-т65т-мgјт", "5267-Τ65Τ-ΜGJΤ", "S267-T6ST-MGJT", "5Z67-T65T-MGJT", "5267-T65T-M\u{301}GJT",
  ])
  func aChangedCodeIsRead(code: String) {
    #expect(error(code) == nil && (try? GameDeal(code: code)) == Self.deal, "\(String(describing: error(code)))")
  }

  @Test func aChangedLongCodeIsRead() throws {
    let code = Self.long.code
    for text in [code, "Try \(code)!", Self.wide(code), code.split(separator: "-").joined(separator: " "), "“\(code)”"]
    {
      #expect(try GameDeal(code: text) == Self.long)
    }
    // With a mistake, no part of it is read as a short code.
    let letters = Array(code)
    for index in letters.indices where letters[index] != "-" {
      var wrong = letters
      wrong[index] = letters[index] == "2" ? "3" : "2"
      #expect(error(String(wrong)) == .mistyped)
    }
  }

  @Test func theFirstOfSeveralCodesIsRead() throws {
    let other = GameDeal(game: .memory, level: "6", variant: 4, seed: 99)
    #expect(try GameDeal(code: "\(Self.deal.code) or \(other.code)") == Self.deal)
  }

  @Test(arguments: [
    ("5267-T65T-MGJ", "The code is too short: it has 11 of 12 letters and digits."),
    ("Code: 5267-T65T-MGJ", "The code is too short: it has 11 of 12 letters and digits."),
    // An S is read as a 5, but a word of three letters is no attempt at a code.
    ("See 5267-T65T-MGJ", "The code is too short: it has 11 of 12 letters and digits."),
    // At least three quarters of a code are an attempt.
    ("Code: 5267-T65T-M", "The code is too short: it has 9 of 12 letters and digits."),
    ("Code: 5267-T65T", "There is no “O” in any code."),
    (
      "Try this one: 5267-T65T-MGJR",
      "There is a mistake in the code: a letter or digit is wrong, or two have changed places."
    ),
    (
      "See 5267 T65T MGJR, please.",
      "There is a mistake in the code: a letter or digit is wrong, or two have changed places."
    ),
    ("5267-T65T-MGJT-2", "The code is too long: it has 13 letters and digits instead of 12."),
    ("(5267-T65T-MGJT-2)", "The code is too long: it has 13 letters and digits instead of 12."),
    ("5267-T65T-MGJT-5267-T6", "The code is too long: it has 18 letters and digits instead of 12."),
    ("5267-T65T-MGЖT", "There is no “Ж” in any code."),
    (
      "5267-T65T-MG\u{200B}o\u{200D}T",
      "There is no “O” in any code."
    ),
    ("٠267-T65T-MGJT", "There is no “0” in any code."),
    ("\u{200B}\u{202E}", "The code is too short: it has 0 of 12 letters and digits."),
    ("!?", "The code is too short: it has 0 of 12 letters and digits."),
  ])
  func theErrorOfAWrongCodeNamesOnlyVisibleLetters(code: String, message: String) {
    #expect(error(code)?.message == message)
  }
}
