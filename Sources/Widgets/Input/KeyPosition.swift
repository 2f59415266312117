/// Physical key positions, independent of the layout, as Linux key codes (evdev's plus 8).
nonisolated enum KeyPosition {
  /// Returns the digit at this position of the number row on most keyboards; nil for other keys.
  static func digit(_ code: UInt32) -> Int? {
    switch code {
    case 10...18: Int(clamping: code) - 9
    case 19: 0
    default: nil
    }
  }

  /// Returns the key that types a character on a US keyboard, and whether Shift is needed; nil for other characters.
  static func onUSKeyboard(_ character: Character) -> (code: UInt32, isShifted: Bool)? {
    for (first, plain, shifted) in rows {
      for (keys, isShifted) in [(plain, false), (shifted, true)] {
        guard let index = keys.firstIndex(of: character) else { continue }
        return (first + UInt32(clamping: keys.distance(from: keys.startIndex, to: index)), isShifted)
      }
    }
    return nil
  }

  private static var rows: [(first: UInt32, plain: String, shifted: String)] {
    [
      (10, "1234567890-=", "!@#$%^&*()_+"), (24, "qwertyuiop[]", "QWERTYUIOP{}"), (38, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
      (51, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    ]
  }
}
