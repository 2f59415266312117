/// Normalization of typed and pasted text: codes, numbers, names of options, and search terms.
///
/// Input methods, chats, and word processors widen letters, replace hyphens and quotation marks, write digits in the
/// player's script, and add invisible characters.
package enum TypedText {
  /// Removes invisible characters, and replaces variants of ASCII letters, digits and hyphens, including those of NFKC.
  package static func normalized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.isInvisible { scalars.append(scalar.compatible) }
    return String(scalars)
  }

  /// Returns the words of a text for comparison in a search, without case, accents, and separators.
  package static func words(in text: String) -> [String] {
    // Uppercasing first makes 'ß' equal to 'SS', and the dotless 'ı' to 'I', which lowercasing alone does not.
    let folded = normalized(text).uppercased().lowercased().map(\.unaccented).joined()
    return folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Returns a name in the form that programs use: 'Sun and Moon' becomes 'sun-and-moon'.
  package static func key(of name: String) -> String { words(in: name).joined(separator: "-") }

  /// Returns the whole number in a text, in the digits of any script; `nil` if it is not one.
  package static func number(_ text: String) -> UInt64? {
    UInt64(normalized(text).split(whereSeparator: \.isWhitespace).joined(separator: " "), radix: 10)
  }
}

extension Unicode.Scalar {
  var isInvisible: Bool { properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format }

  fileprivate var compatible: Unicode.Scalar {
    if isASCII { return self }
    if let digit = asciiDigit ?? asciiLetter { return digit }
    switch value {
    // The ideographic space and the fullwidth forms.
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFF01 + 0x21) ?? self
    // Signs typed for a hyphen: the minus sign, the hyphen bullet, and the Japanese prolonged sound marks.
    case 0x2212, 0x2043, 0x30FC, 0xFF70: return "-"
    default: return properties.generalCategory == .dashPunctuation ? "-" : self
    }
  }

  /// The decimal digit of any script, including circled and superscript digits.
  private var asciiDigit: Unicode.Scalar? {
    guard [.decimal, .digit].contains(properties.numericType), let value = properties.numericValue else { return nil }
    return (0...9).first { Double($0) == value }.flatMap { Unicode.Scalar(UInt32(clamping: $0) + 0x30) }
  }

  /// The letter of which this one is a circled, mathematical, or Roman numeral form.
  private var asciiLetter: Unicode.Scalar? {
    for (range, first) in Self.alphabets where range.contains(value) {
      let place = (value - range.lowerBound) % first.count
      return Unicode.Scalar(first.letter + place % 26 + (place < 26 ? 0 : 32))
    }
    return Self.singleForms[Character(self)].flatMap { $0.unicodeScalars.first }
  }

  /// The ranges of alphabets, with first letter and length; small letters follow the capitals or stand alone.
  private static let alphabets: [(range: ClosedRange<UInt32>, first: (letter: UInt32, count: UInt32))] = [
    (0x249C...0x24B5, (0x61, 26)), (0x24B6...0x24CF, (0x41, 26)), (0x24D0...0x24E9, (0x61, 26)),
    (0x1D400...0x1D6A3, (0x41, 52)), (0x1F110...0x1F129, (0x41, 26)), (0x1F130...0x1F149, (0x41, 26)),
    (0x1F150...0x1F169, (0x41, 26)), (0x1F170...0x1F189, (0x41, 26)),
  ]

  /// Letters that Unicode encodes outside of these ranges, and Roman numerals.
  private static let singleForms: [Character: Character] = [
    "ℂ": "C", "ℊ": "g", "ℋ": "H", "ℌ": "H", "ℍ": "H", "ℎ": "h", "ℐ": "I", "ℑ": "I", "ℒ": "L", "ℓ": "l", "ℕ": "N",
    "ℙ": "P", "ℚ": "Q", "ℛ": "R", "ℜ": "R", "ℝ": "R", "ℤ": "Z", "ℨ": "Z", "ℬ": "B", "ℭ": "C", "ℯ": "e", "ℰ": "E",
    "ℱ": "F", "ℳ": "M", "ℴ": "o", "Ⅰ": "I", "Ⅴ": "V", "Ⅹ": "X", "Ⅼ": "L", "Ⅽ": "C", "Ⅾ": "D", "Ⅿ": "M", "ⅰ": "i",
    "ⅴ": "v", "ⅹ": "x", "ⅼ": "l", "ⅽ": "c", "ⅾ": "d", "ⅿ": "m",
  ]
}
