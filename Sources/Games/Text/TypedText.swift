/// What people type and paste, in one form: for codes, numbers, names of options and words to search for.
///
/// Input methods, chats and word processors change characters: they widen letters, replace hyphens and quotation marks,
/// write digits in the player's script, and add characters that nobody sees.
enum TypedText {
  /// The text without invisible characters, with plain letters and digits for their wide, circled or mathematical forms,
  /// and with a hyphen for each dash.
  ///
  /// Does what Unicode's form NFKC does to characters that stand for ASCII ones, and more. Everything else is kept.
  static func normalized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.isInvisible { scalars.append(scalar.compatible) }
    return String(scalars)
  }

  /// The words of a text as they are compared in a search: without case, accents, and whatever separates them.
  static func words(in text: String) -> [String] {
    // In capitals 'ß' is 'SS' and the dotless 'ı' an 'I', which no small letter tells.
    let folded = normalized(text).uppercased().lowercased().map(\.unaccented).joined()
    return folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A name of several words as programs write it: 'Sun and Moon' becomes 'sun-and-moon'.
  static func key(of name: String) -> String { words(in: name).joined(separator: "-") }

  /// The whole number that a text is, in the digits of any script; nil if it is none.
  static func number(_ text: String) -> UInt64? {
    UInt64(normalized(text).split(whereSeparator: \.isWhitespace).joined(separator: " "), radix: 10)
  }
}

extension Unicode.Scalar {
  /// Whether nothing is seen of it: it joins, separates or directs other characters, or chooses a form of them.
  var isInvisible: Bool { properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format }

  /// The ASCII character that this one is a form of, or else this one.
  fileprivate var compatible: Unicode.Scalar {
    if isASCII { return self }
    if let digit = asciiDigit ?? asciiLetter { return digit }
    switch value {
    // The ideographic space and the wide forms.
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFF01 + 0x21) ?? self
    // Signs that people take for a hyphen: minus, hyphen bullet, and what Japanese keyboards have in its place.
    case 0x2212, 0x2043, 0x30FC, 0xFF70: return "-"
    default: return properties.generalCategory == .dashPunctuation ? "-" : self
    }
  }

  /// The digit of a decimal system in any script, also in a circle or raised.
  private var asciiDigit: Unicode.Scalar? {
    guard [.decimal, .digit].contains(properties.numericType), let value = properties.numericValue else { return nil }
    return (0...9).first { Double($0) == value }.flatMap { Unicode.Scalar(UInt32(clamping: $0) + 0x30) }
  }

  /// The letter that this one is a form of: circled, mathematical, or a Roman numeral.
  private var asciiLetter: Unicode.Scalar? {
    for (range, first) in Self.alphabets where range.contains(value) {
      let place = (value - range.lowerBound) % first.count
      return Unicode.Scalar(first.letter + place % 26 + (place < 26 ? 0 : 32))
    }
    return Self.singleForms[Character(self)].flatMap { $0.unicodeScalars.first }
  }

  /// Alphabets in order, small letters after the capitals or alone.
  private static let alphabets: [(range: ClosedRange<UInt32>, first: (letter: UInt32, count: UInt32))] = [
    (0x249C...0x24B5, (0x61, 26)), (0x24B6...0x24CF, (0x41, 26)), (0x24D0...0x24E9, (0x61, 26)),
    (0x1D400...0x1D6A3, (0x41, 52)), (0x1F110...0x1F129, (0x41, 26)), (0x1F130...0x1F149, (0x41, 26)),
    (0x1F150...0x1F169, (0x41, 26)), (0x1F170...0x1F189, (0x41, 26)),
  ]

  /// Letters that Unicode had before it had the alphabets that they are missing in, and Roman numerals.
  private static let singleForms: [Character: Character] = [
    "ℂ": "C", "ℊ": "g", "ℋ": "H", "ℌ": "H", "ℍ": "H", "ℎ": "h", "ℐ": "I", "ℑ": "I", "ℒ": "L", "ℓ": "l", "ℕ": "N",
    "ℙ": "P", "ℚ": "Q", "ℛ": "R", "ℜ": "R", "ℝ": "R", "ℤ": "Z", "ℨ": "Z", "ℬ": "B", "ℭ": "C", "ℯ": "e", "ℰ": "E",
    "ℱ": "F", "ℳ": "M", "ℴ": "o", "Ⅰ": "I", "Ⅴ": "V", "Ⅹ": "X", "Ⅼ": "L", "Ⅽ": "C", "Ⅾ": "D", "Ⅿ": "M", "ⅰ": "i",
    "ⅴ": "v", "ⅹ": "x", "ⅼ": "l", "ⅽ": "c", "ⅾ": "d", "ⅿ": "m",
  ]
}
