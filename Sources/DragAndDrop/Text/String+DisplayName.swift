extension String {
  /// The largest number of scalars that are read, so that a name of any length is cleaned quickly.
  private static let longestName = 4096
  /// The largest number of scalars of one character; the longest emoji sequences have ten.
  private static let longestCharacter = 16

  /// The text as a single-line name for display, such as the name of an untrusted file; empty if nothing is visible.
  ///
  /// Control characters become spaces, of which runs are reduced to the first. Directional controls and zero-width
  /// characters are removed, except in emoji and after letters that are not ASCII.
  public var displayName: String {
    var name = String.UnicodeScalarView()
    var space: Unicode.Scalar?
    for character in String(unicodeScalars.prefix(Self.longestName)) {
      for scalar in character.visibleScalars.prefix(Self.longestCharacter) {
        if scalar.isBlank {
          space = space ?? (scalar.properties.generalCategory == .spaceSeparator ? scalar : " ")
        } else {
          if let space, !name.isEmpty { name.append(space) }
          space = nil
          name.append(scalar)
        }
      }
    }
    return String(name)
  }
}

extension Character {
  /// The scalars without invisible format controls, except those that join or tag visible ones.
  fileprivate var visibleScalars: [Unicode.Scalar] {
    guard let base = unicodeScalars.first else { return [] }
    return unicodeScalars.filter { scalar in
      guard scalar.properties.generalCategory == .format, !scalar.isVisibleFormat else { return true }
      // U+200C and U+200D join; the tags form the flags of regions.
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}" || (0xE0020...0xE007F).contains(scalar.value)
      return isJoiner && !base.isASCII && base.properties.generalCategory != .format && !base.isBlank
    }
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

  /// Whether the scalar is a format control with a glyph, such as the Arabic number sign.
  fileprivate var isVisibleFormat: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
