import Testing

@testable import DragAndDrop

@Suite struct DisplayNameTests {
  /// Among them are emoji with joiners and tags, letters with joiners and marks, and visible format characters.
  @Test(arguments: [
    "", "sea.png", "Meer & Küste (2).png", "тень.png", "写真 1.png", "صورة.png", "תמונה.png", "e\u{301}", "👩‍👩‍👧‍👦.png",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "می‌خواهم", "क्‍ष", "\u{600}123", "a\u{A0}b",
  ])
  func validNamesAreUnchanged(name: String) {
    #expect(name.displayName == name)
  }

  @Test(arguments: [
    ("a\u{202E}gnp.exe.png", "agnp.exe.png"), ("\u{202A}a\u{202B}b\u{202C}c\u{202D}d\u{200E}\u{200F}\u{61C}", "abcd"),
    ("\u{2066}a\u{2067}b\u{2068}c\u{2069}\u{2069}", "abc"), ("sea\nshore.png", "sea shore.png"),
    ("sea\r\nshore\u{2028}a\u{2029}b\u{85}c\u{B}d\u{C}e", "sea shore a b c d e"), ("a\t \u{3000}b", "a b"),
    ("  a  ", "a"), ("a\u{0}b\u{1B}[31mc\u{7F}", "a b [31mc"),
    ("s\u{200B}e\u{200C}\u{200D}a\u{FEFF}\u{2060}\u{AD}", "sea"),
    ("   ", ""), ("\u{200B}\u{FEFF}", ""), ("\u{3164}\u{2800}", ""), ("\u{200D}", ""), ("\n", ""),
    ("\u{E0041}\u{E0042}", ""), ("a\u{E0041}", "a"), ("\u{FFF9}a\u{FFFB}", "a"),
  ])
  func invisibleCharactersAreRemovedAndLineBreaksBecomeSpaces(name: String, shown: String) {
    #expect(name.displayName == shown)
  }

  @Test func longNamesAndStacksOfMarksAreTruncated() {
    #expect(String(repeating: "a", count: 1_000_000).displayName.count == 4096)
    let tower = "a" + String(repeating: "\u{301}", count: 1000)
    #expect(tower.displayName.unicodeScalars.count == 16)
  }

  private static func chain(_ text: String, _ count: Int, _ joiner: String = "") -> String {
    Array(repeating: text, count: count).joined(separator: joiner)
  }

  static let troublesome: [String] = [
    "a\u{202E}\nb", " \u{200D}👩\u{200D}", "a\u{301}\u{200B}\u{301}", "\u{600}\u{200D}", "👩\u{200B}\u{200D}👩",
    // A removed character stood between a letter or a space and what joins it.
    "a\u{200B}\u{301}\u{200D}", "a \u{200B}\u{301}\u{200D}", "\u{600}\u{200B}👩\u{200D}👩",
    // A character that was cut would join the next one.
    "\(chain("👩", 12, "\u{200D}"))👩🐶👩", "\(chain("क", 20, "\u{94D}")) ककक", "\(chain("🇩", 41))",
    "\(chain("\u{1100}", 20))\u{1161}\u{1100}\u{1161}\u{1100}\u{1161}", "\(chain("\u{600}", 20))123",
    "a\(chain("\u{301}", 15))\u{200B}\u{301}\u{301}",
  ]

  @Test(arguments: troublesome) func cleaningADisplayNameAgainChangesNothing(name: String) {
    let cleaned = name.displayName
    // Strings can be equal with other scalars.
    #expect(cleaned.displayName.unicodeScalars.elementsEqual(cleaned.unicodeScalars))
  }

  @Test func aChainOfEmojiThatIsTooLongForACharacterIsDivided() {
    let name = "\(Self.chain("👩", 10, "\u{200D}"))🐶".displayName
    #expect(name.count == 3 && name.unicodeScalars.count == 10 + 8 + 1)
  }

  // MARK: In a sentence

  @Test(arguments: [
    ("sea.png", "“{name}” is no longer there."), ("12", "{count} שעות"), ("", "{name}"),
    ("“\u{2068}תמונה\u{2069}” is a folder.", "{first} {second}"), ("тень", "«{name}» — это папка."),
  ])
  func aValueOfTheSameDirectionIsNotIsolated(value: String, sentence: String) {
    #expect(value.isolated(in: sentence) == value)
  }

  @Test(arguments: [
    ("תמונה.png", "“{name}” is no longer there."), ("صورة", "{name}"), ("a\u{202E}b", "{name}"),
    ("sea.png", "“{name}” היא תיקייה."), ("a\u{2069}b", "{name}"), ("a\u{2067}b", "{name}"), ("a\u{200F}", "{name}"),
    ("\u{2068}a\u{2069}\u{5D0}", "{name}"),
  ])
  func aValueOfAnotherDirectionIsIsolated(value: String, sentence: String) {
    #expect(value.isolated(in: sentence) == "\u{2068}\(value)\u{2069}")
  }
}
