extension String {
  /// The most scalars of a name that are looked at, so that a name of any length is cleaned at once.
  private static let longestName = 4096
  /// The most scalars of one character that are kept: the longest emoji sequences have ten.
  private static let longestCharacter = 16

  /// The text as a name that can be shown within a line, such as the name of a file from elsewhere.
  ///
  /// Line breaks, tabs and other control characters become spaces, and of several spaces in a row the first one stays.
  /// Directional controls and zero-width characters are removed, except for those that join emoji, or letters that are
  /// not ASCII. The result is empty if nothing visible is left.
  public var displayName: String {
    var name = String.UnicodeScalarView()
    var space: Unicode.Scalar?
    for character in String(unicodeScalars.prefix(Self.longestName)) {
      for scalar in character.visibleScalars.prefix(Self.longestCharacter) {
        if scalar.isBlank {
          space = space ?? (scalar.properties.generalCategory == .spaceSeparator ? scalar : " ")
        } else {
          // None at the start.
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
  /// The scalars without format controls, unless those join or tag visible ones.
  fileprivate var visibleScalars: [Unicode.Scalar] {
    guard let base = unicodeScalars.first else { return [] }
    return unicodeScalars.filter { scalar in
      guard scalar.properties.generalCategory == .format, !scalar.isVisibleFormat else { return true }
      // U+200C and U+200D join; the tags make flags of regions.
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}" || (0xE0020...0xE007F).contains(scalar.value)
      return isJoiner && !base.isASCII && base.properties.generalCategory != .format && !base.isBlank
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is seen as a space, or breaks a line.
  fileprivate var isBlank: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: true
    // Fillers of Hangul, and the empty pattern of braille.
    default: ["\u{115F}", "\u{1160}", "\u{2800}", "\u{3164}", "\u{FFA0}"].contains(self)
    }
  }

  /// Whether it is a format control with a shape of its own, such as the Arabic number sign.
  fileprivate var isVisibleFormat: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
