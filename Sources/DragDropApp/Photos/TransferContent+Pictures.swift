import Widgets

nonisolated extension TransferContent {
  /// The URIs of what may be pictures: of files, of those that a text names, or of the images in a document.
  ///
  /// It takes a while for a long text.
  var pictureURIs: [String] {
    switch self {
    case .files(let uris): uris
    case .text(let text): FileName.uris(inText: text)
    case .html(let text): Self.imageURIs(in: text)
    case .picture, .color: []
    }
  }

  /// The absolute URIs of the images in HTML.
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

  /// The value of the attribute `src` of a tag.
  private static func source(of tag: String) -> String? {
    // In the order of HTML: a space before the name, and spaces around the sign of equality.
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
