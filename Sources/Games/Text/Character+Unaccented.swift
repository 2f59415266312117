extension Character {
  /// The letter without its accents: 'e' for 'é', and 'е' for the Cyrillic 'ё'.
  var unaccented: String {
    if isASCII { return String(self) }
    if let letter = Self.plainLetters[self] { return letter }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isMark }))
  }

  /// Swift considers a letter with a combining mark equal to the precomposed letter, so a lookup finds both.
  private static let plainLetters: [Character: String] = {
    var plain: [Character: String] = ["ø": "o", "ł": "l", "đ": "d", "ı": "i", "ħ": "h", "æ": "ae", "œ": "oe", "ς": "σ"]
    let letters = "abcdefghijklmnopqrstuvwxyzабвгґдеєжзийіїклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψω"
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}", "\u{309}", "\u{30A}",
      "\u{30B}", "\u{30C}", "\u{31B}", "\u{323}", "\u{327}", "\u{328}",
    ]
    for letter in letters {
      for mark in marks { plain[letter.with([mark])] = String(letter) }
    }
    // Vietnamese vowels have one mark for the sound, and another for the tone.
    let (sounds, tones): ([Unicode.Scalar], [Unicode.Scalar])
    (sounds, tones) = (["\u{302}", "\u{306}", "\u{31B}"], ["\u{300}", "\u{301}", "\u{303}", "\u{309}", "\u{323}"])
    for letter in "aeiouy" as String {
      for sound in sounds {
        for tone in tones { plain[letter.with([sound, tone])] = String(letter) }
      }
    }
    return plain
  }()

  private func with(_ marks: [Unicode.Scalar]) -> Character {
    Character(String(String.UnicodeScalarView(unicodeScalars + marks)))
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { [.nonspacingMark, .enclosingMark].contains(properties.generalCategory) }
}
