import FoundationEssentials

/// The messages of one language, whichever it is; gettext supports only one language per process.
///
/// Reads files of msgfmt, as in 'The Format of GNU MO Files' of the GNU gettext manual.
package struct MessageCatalog: Sendable {
  private let texts: [String: String]

  /// The source language, in which every text is its own translation.
  package static let source = MessageCatalog(texts: [:])

  private init(texts: [String: String]) { self.texts = texts }

  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    self.init(bytes: [UInt8](data))
  }

  init?(bytes: [UInt8]) {
    guard let texts = Self.read(bytes) else { return nil }
    self.texts = texts
  }

  /// The translation, or else the text; `tr` must name the text elsewhere to mark it for translation.
  package subscript(text: String) -> String { texts[text] ?? text }

  subscript(context context: String, text: String) -> String {
    texts[Translation.identifier(context, text)] ?? text
  }

  private static func read(_ bytes: [UInt8]) -> [String: String]? {
    guard let isLittleEndian = isLittleEndian(bytes.prefix(4)) else { return nil }
    func number(at offset: Int) -> Int? {
      guard offset + 4 <= bytes.count else { return nil }
      let digits = bytes[offset..<offset + 4]
      return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int(clamping: $1) }
    }
    func text(at entry: Int) -> String? {
      guard let length = number(at: entry), let start = number(at: entry + 4), start + length <= bytes.count else {
        return nil
      }
      return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
    guard let count = number(at: 8), let sources = number(at: 12), let translations = number(at: 16) else { return nil }
    var texts: [String: String] = [:]
    for index in 0..<count {
      guard let source = text(at: sources + 8 * index), let translation = text(at: translations + 8 * index) else {
        return nil
      }
      texts[source] = translation
    }
    return texts
  }

  private static func isLittleEndian(_ magic: ArraySlice<UInt8>) -> Bool? {
    let littleEndian: [UInt8] = [0xde, 0x12, 0x04, 0x95]
    if magic.elementsEqual(littleEndian) { return true }
    return magic.elementsEqual(littleEndian.reversed()) ? false : nil
  }
}
