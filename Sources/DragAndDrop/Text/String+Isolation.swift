extension String {
  /// Returns the text in directional isolates (U+2068, U+2069; UAX 9) if it could reorder the words of `sentence`.
  public func isolated(in sentence: String) -> String {
    let (start, end) = ("\u{2068}", "\u{2069}")
    guard changesDirection || sentence.changesDirection && unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return self }
    return start + self + end
  }

  /// Whether the text changes the direction outside of its own isolates.
  private var changesDirection: Bool {
    var depth = 0
    for scalar in unicodeScalars where scalar.value >= 0x590 {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: if depth == 0, scalar.changesDirection { return true }
      }
      // This would end an isolate around the text.
      if depth < 0 { return true }
    }
    return depth > 0
  }
}

extension Unicode.Scalar {
  fileprivate var changesDirection: Bool {
    switch value {
    // Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan and Mandaic; marks and overrides; presentation forms; ancient
    // scripts, Hanifi Rohingya, Mende Kikakui and Adlam.
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
