import FoundationEssentials

/// The texts of one language, whatever the player's own is: gettext itself speaks one language per process.
///
/// Reads what msgfmt writes; the format is that of the GNU gettext manual, 'The Format of GNU MO Files'.
public struct MessageCatalog: Sendable {
  private let texts: [String: String]

  /// The source language, in which every text is its own translation.
  public static let source = MessageCatalog(texts: [:])

  private init(texts: [String: String]) { self.texts = texts }

  /// Reads a catalog; nil if there is none at the path, or it is no catalog.
  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    self.init(bytes: [UInt8](data))
  }

  /// Reads the content of a catalog; nil if it is none.
  init?(bytes: [UInt8]) {
    guard let texts = Self.read(bytes) else { return nil }
    self.texts = texts
  }

  /// The text in this language, or as it stands if there is no translation.
  ///
  /// It does not mark the text for translation: somewhere else `tr` has to name it.
  public subscript(text: String) -> String { texts[text] ?? text }

  /// The text in this language, where the same English words mean different things.
  subscript(context context: String, text: String) -> String {
    texts[Translation.identifier(context, text)] ?? text
  }

  private static func read(_ bytes: [UInt8]) -> [String: String]? {
    guard let isLittleEndian = isLittleEndian(bytes.prefix(4)) else { return nil }
    /// The number at an offset; nil beyond the end of the file.
    func number(at offset: Int) -> Int? {
      guard offset >= 0, offset + 4 <= bytes.count else { return nil }
      let digits = bytes[offset..<offset + 4]
      return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int(clamping: $1) }
    }
    /// The text that a table's entry points to.
    func text(at entry: Int) -> String? {
      guard let length = number(at: entry), let start = number(at: entry + 4), start + length <= bytes.count else {
        return nil
      }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
    guard let count = number(at: 8), let sources = number(at: 12), let translations = number(at: 16),
      count <= bytes.count / 16
    else { return nil }
    var texts: [String: String] = [:]
    for index in 0..<count {
      guard let source = text(at: sources + 8 * index), let translation = text(at: translations + 8 * index) else {
        return nil
      }
      texts[source] = translation
    }
    return texts
  }

  /// The byte order that the magic number is written in; nil if it is another number.
  private static func isLittleEndian(_ magic: ArraySlice<UInt8>) -> Bool? {
    let littleEndian: [UInt8] = [0xde, 0x12, 0x04, 0x95]
    if magic.elementsEqual(littleEndian) { return true }
    return magic.elementsEqual(littleEndian.reversed()) ? false : nil
  }
}
