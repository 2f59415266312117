import Glibc

/// Conversion between UTF-8, which Swift uses, and the locale's encoding, which the C library and terminals use.
package enum LocaleText {
  /// A category of the player's locale, each of which can have another encoding.
  enum Category {
    /// Characters, and text in a terminal (`LC_CTYPE`).
    case characters
    /// The names of days and months (`LC_TIME`).
    case time
    /// The signs in numbers (`LC_NUMERIC`).
    case numbers

    /// The name of the encoding for `iconv`, such as 'UTF-8' or 'ISO-8859-1'; wraps `nl_langinfo`.
    var encoding: String {
      let item =
        switch self {
        case .characters: CODESET
        case .time: _NL_TIME_CODESET
        case .numbers: _NL_NUMERIC_CODESET
        }
      return nl_langinfo(nl_item(item)).map { String(cString: $0) } ?? ""
    }
  }

  /// Decodes bytes in the locale's encoding.
  ///
  /// Valid UTF-8 is decoded as such in every locale, because most file names use it. Bytes that are invalid in both
  /// encodings become U+FFFD.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(bytes, in: Category.characters.encoding)
  }

  /// Encodes a text in the locale's encoding, for a terminal.
  ///
  /// Characters that the encoding lacks become similar ones, or else question marks.
  package static func bytes(of text: String) -> [UInt8] {
    bytes(of: text, in: Category.characters.encoding)
  }

  /// Decodes bytes in an encoding; invalid bytes become U+FFFD.
  static func text(_ bytes: some Collection<UInt8>, in encoding: String) -> String {
    guard !isUTF8(encoding) else { return String(decoding: bytes, as: UTF8.self) }
    let converted = convert(Array(bytes), from: encoding, to: "UTF-8", replacement: Array("\u{FFFD}".utf8)) { _ in 1 }
    return String(decoding: converted ?? Array(bytes), as: UTF8.self)
  }

  static func bytes(of text: String, in encoding: String) -> [UInt8] {
    let utf8 = Array(text.utf8)
    guard !isUTF8(encoding) else { return utf8 }
    let converted = convert(utf8, from: "UTF-8", to: encoding + "//TRANSLIT", replacement: Array("?".utf8)) { rest in
      // Skips a whole character.
      1 + rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    }
    return converted ?? utf8
  }

  private static func isUTF8(_ encoding: String) -> Bool { ["UTF-8", "utf8"].contains(encoding) }

  /// Converts bytes from one encoding to another; nil if the system does not know an encoding.
  ///
  /// Wraps `iconv`. Where it fails, `replacement`, in the target encoding, replaces as many bytes as `skipped` returns.
  private static func convert(
    _ bytes: [UInt8], from source: String, to target: String, replacement: [UInt8],
    skipped: (ArraySlice<UInt8>) -> Int
  ) -> [UInt8]? {
    let converter = iconv_open(target, source)
    // `(iconv_t) -1` reports a failure.
    guard let converter, Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var (rest, converted) = (bytes[...], [UInt8]())
    while !rest.isEmpty {
      let (consumed, produced, status) = step(converter, rest)
      rest = rest.dropFirst(consumed)
      converted += produced
      // `E2BIG` reports that the output buffer of the step was full.
      guard !rest.isEmpty, status != E2BIG else { continue }
      converted += replacement
      rest = rest.dropFirst(max(1, skipped(rest)))
    }
    return converted
  }

  private static func step(_ converter: iconv_t, _ bytes: ArraySlice<UInt8>) -> (Int, [UInt8], Int32) {
    var (input, output) = (bytes.map(CChar.init(bitPattern:)), [CChar](repeating: 0, count: 256))
    let (inputCount, outputCount) = (input.count, output.count)
    var (unread, free) = (inputCount, outputCount)
    var status: Int32 = 0
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        if iconv(converter, &from, &unread, &to, &free) == -1 { status = errno }
      }
    }
    return (inputCount - unread, output.prefix(outputCount - free).map(UInt8.init(bitPattern:)), status)
  }
}
