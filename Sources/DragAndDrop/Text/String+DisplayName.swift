extension String {
  /// The largest number of scalars that are read, so that a name of any length is cleaned quickly.
  private static let longestName = 4096
  /// The largest number of scalars of one character; the longest emoji sequences have ten.
  private static let longestCharacter = 16

  /// The text as a single-line name for display, such as the name of an untrusted file; empty if nothing is visible.
  ///
  /// Control characters become spaces, of which runs are reduced to the first. Directional controls and zero-width
  /// characters are removed, except in emoji and after letters that are not ASCII. A display name stays as it is if it
  /// is cleaned again.
  public var displayName: String {
    // What is removed has no influence on what follows: otherwise, cleaning the result would remove more.
    var (name, character) = ("", "")
    var space: Unicode.Scalar?
    for scalar in unicodeScalars.prefix(Self.longestName) {
      if scalar.isBlank {
        space = space ?? (scalar.properties.generalCategory == .spaceSeparator ? scalar : " ")
        continue
      }
      if scalar.isInvisibleFormat, space != nil || !character.canBeExtended(by: scalar) { continue }
      if let space, !character.isEmpty {
        name += character
        character = String(Character(space))
      }
      space = nil
      var longer = character
      longer.unicodeScalars.append(scalar)
      if longer.count > 1 {
        name += character
        character = String(Character(scalar))
      } else if longer.unicodeScalars.count <= Self.longestCharacter {
        character = longer
      }
    }
    return name + character
  }

  /// Whether a format control joins or tags the visible scalars of this single character.
  ///
  /// False for the last scalar that fits, which would join the next character.
  private func canBeExtended(by format: Unicode.Scalar) -> Bool {
    guard let base = unicodeScalars.first, unicodeScalars.count < Self.longestCharacter - 1 else { return false }
    // U+200C and U+200D join; the tags form the flags of regions.
    let isJoiner = format == "\u{200C}" || format == "\u{200D}" || (0xE0020...0xE007F).contains(format.value)
    return isJoiner && !base.isASCII && base.properties.generalCategory != .format && !base.isBlank
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: true
    // The Hangul fillers and the blank braille pattern.
    default: ["\u{115F}", "\u{1160}", "\u{2800}", "\u{3164}", "\u{FFA0}"].contains(self)
    }
  }

  /// Whether the scalar is a format control without a glyph, such as an Arabic number sign has.
  fileprivate var isInvisibleFormat: Bool {
    guard properties.generalCategory == .format else { return false }
    return switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: false
    default: true
    }
  }
}
