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
      let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      let tag = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[end...]
      guard let source = source(of: tag), source.contains(":") else { continue }
      uris.append(source.hasPrefix("//") ? "https:" + source : source)
    }
    return uris
  }

  private static func source(of tag: String) -> String? {
    // HTML requires a space before the name, and allows spaces around the equal sign.
    let parts = tag.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let name = parts[0].split(whereSeparator: \.isWhitespace).last?.lowercased()
    let value = parts[1].drop(while: \.isWhitespace)
    let quote = value.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
    let text = quote.map { quote in value.dropFirst().prefix { $0 != quote } } ?? value.prefix { !$0.isWhitespace }
    if name == "src" { return String(text).replacing("&amp;", with: "&") }
    return source(of: String(value.dropFirst(text.count + (quote == nil ? 0 : 2))))
  }
}
