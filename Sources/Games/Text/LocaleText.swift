import Glibc

/// Conversion between UTF-8, which Swift uses, and the locale's encoding, which the C library and terminals use.
package enum LocaleText {
  /// A category of the player's locale, each of which can have another encoding.
  enum Category {
    case characters
    case time
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

  /// Decodes UTF-8 in every locale, because most file names use it, or else the locale's encoding, or else U+FFFD.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(bytes, in: Category.characters.encoding)
  }

  /// Encodes a text for a terminal; characters that the encoding lacks become similar ones, or else question marks.
  package static func bytes(of text: String) -> [UInt8] {
    bytes(of: text, in: Category.characters.encoding)
  }

  static func text(_ bytes: some Collection<UInt8>, in encoding: String) -> String {
    guard !isUTF8(encoding) else { return String(decoding: bytes, as: UTF8.self) }
    let converted = convert(Array(bytes), from: encoding, to: "UTF-8", replacement: "\u{FFFD}")
    return String(decoding: converted ?? Array(bytes), as: UTF8.self)
  }

  static func bytes(of text: String, in encoding: String) -> [UInt8] {
    let utf8 = Array(text.utf8)
    guard !isUTF8(encoding) else { return utf8 }
    // Where nothing is similar, glibc writes a question mark, but fails in some locales, such as the Turkish one.
    return convert(utf8, from: "UTF-8", to: encoding + "//TRANSLIT", replacement: "?") ?? utf8
  }

  private static func isUTF8(_ encoding: String) -> Bool { ["UTF-8", "utf8"].contains(encoding) }

  /// Converts bytes from one encoding to another; `nil` if the system does not know an encoding.
  ///
  /// Wraps `iconv`. Where it fails, `replacement`, whose UTF-8 is the same in the target encoding, replaces a character
  /// of UTF-8, or a byte of another encoding.
  private static func convert(
    _ bytes: [UInt8], from source: String, to target: String, replacement: String
  ) -> [UInt8]? {
    let converter = iconv_open(target, source)
    // `(iconv_t) -1` reports a failure.
    guard let converter, Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map(CChar.init(bitPattern:))
    // No encoding needs more bytes for one byte of another, nor does a replacement.
    var output = [CChar](repeating: 0, count: 16 * bytes.count)
    var (unread, free) = (input.count, output.count)
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var (from, to) = (input.baseAddress, output.baseAddress)
        while iconv(converter, &from, &unread, &to, &free) == -1, unread > 0 {
          for byte in replacement.utf8 {
            to?.pointee = CChar(bitPattern: byte)
            to = to?.advanced(by: 1)
          }
          free -= replacement.utf8.count
          let rest = source == "UTF-8" ? bytes.suffix(unread).dropFirst().prefix { $0 & 0xC0 == 0x80 } : []
          from = from?.advanced(by: 1 + rest.count)
          unread -= 1 + rest.count
        }
      }
    }
    return output.prefix(output.count - free).map(UInt8.init(bitPattern:))
  }
}
