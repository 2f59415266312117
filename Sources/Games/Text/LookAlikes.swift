extension Character {
  /// The Latin capital or digit that looks the same as this capital, or `nil`.
  ///
  /// The pairs are those of Unicode's UTS #39, confusables.txt, among the capitals of scripts with keyboard layouts.
  var lookAlike: Character? { Self.lookAlikes[self] }

  private static let lookAlikes: [Character: Character] = [
    // Cyrillic.
    "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "І": "I", "Ї": "I", "Ј": "J", "К": "K", "М": "M", "О": "O",
    "Р": "P", "Ѕ": "S", "Т": "T", "У": "Y", "Ү": "Y", "Х": "X", "Ѵ": "V", "Ԁ": "D", "Ԍ": "G", "Ԛ": "Q", "Ԝ": "W",
    "З": "3", "Ғ": "F",
    // Greek.
    "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O", "Ρ": "P",
    "Τ": "T", "Υ": "Y", "Χ": "X", "Ϲ": "C", "Ϳ": "J", "Ϝ": "F",
  ]
}
