import Widgets

nonisolated extension TransferContent {
  /// The URIs of possible pictures: files, URIs in a text, or images of an HTML document; slow for a long text.
  var pictureURIs: [String] {
    switch self {
    case .files(let uris): uris
    case .text(let text): FileName.uris(inText: text)
    case .html(let text): Self.imageURIs(in: text)
    case .picture, .color, .data: []
    }
  }

  private static func imageURIs(in html: String) -> [String] {
    var uris: [String] = []
    var rest = html.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      guard String(decoding: rest.prefix(3), as: UTF8.self).lowercased() == "img" else { continue }
      let end = endOfTag(in: rest)
      let tag = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[end...]
      guard let source = source(of: tag) else { continue }
      let uri = source.hasPrefix("//") ? "https:" + source : source
      // The address of the page is not known, to which others are relative.
      if uri.contains(":") { uris.append(uri) }
    }
    return uris
  }

  /// Returns the end of the tag that a text begins with, whose quoted values may contain `>`.
  private static func endOfTag(in text: Substring.UTF8View) -> Substring.UTF8View.Index {
    var quote: UInt8?
    var isAfterEqualSign = false
    for index in text.indices {
      let byte = text[index]
      if let opened = quote {
        if byte == opened { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if isAfterEqualSign, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      // Elsewhere, an apostrophe is a part of a name or a value.
      if !isSpace(byte) { isAfterEqualSign = byte == UInt8(ascii: "=") && quote == nil }
    }
    return text.endIndex
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x9...0xd).contains(byte) }

  private static func source(of tag: String) -> String? {
    // HTML requires a space before the name, and allows spaces around the equal sign.
    var rest = tag[...]
    while let equalSign = rest.firstIndex(of: "=") {
      let name = rest[..<equalSign].split(whereSeparator: \.isWhitespace).last?.lowercased()
      let value = rest[equalSign...].dropFirst().drop(while: \.isWhitespace)
      let quote = value.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
      let text = quote.map { quote in value.dropFirst().prefix { $0 != quote } } ?? value.prefix { !$0.isWhitespace }
      if name == "src" { return String(text).replacing("&amp;", with: "&") }
      rest = value[text.endIndex...].dropFirst(quote == nil ? 0 : 1)
    }
    return nil
  }
}
