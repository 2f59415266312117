import CGtk

nonisolated extension FileName {
  /// The maximum length in bytes of a path, and of a URI other than `data:`.
  private static let longest = 8192

  /// Returns the URIs of the files that a text lists, as terminals and file managers copy them; empty for other text.
  ///
  /// Each line is a URI, a web address that begins with `www.`, an absolute path, or a path that begins with `~/`,
  /// perhaps in quotation marks (`g_get_home_dir`, `g_uri_peek_scheme`).
  public static func uris(inText text: String) -> [String] {
    var uris: [String] = []
    for line in text.utf8.split(whereSeparator: { $0 == 0xa || $0 == 0xd }).lazy.map({ trimmed($0) }) {
      // Old versions of Nautilus put these lines before the URIs.
      if uris.isEmpty, ["x-special/nautilus-clipboard", "copy", "cut"].contains(line) || line.isEmpty { continue }
      if line.isEmpty { continue }
      guard let uri = uri(inLine: line) else { return [] }
      uris.append(uri)
    }
    return uris
  }

  private static func uri(inLine line: String) -> String? {
    if DataURI.isOne(line) { return line }
    guard line.utf8.count <= longest else { return nil }
    if line.hasPrefix("/") { return uri(ofPath: unescaped(line)) }
    if line.hasPrefix("~/") { return uri(ofPath: String(cString: g_get_home_dir()) + unescaped(line.dropFirst())) }
    // Sentences may begin with a word and a colon, but no URI contains a space.
    guard !line.contains(" ") else { return nil }
    if line.lowercased().hasPrefix("www.") { return "https://" + line }
    let isURI = line.contains("://") || line.hasPrefix("file:/") || line.hasPrefix("blob:")
    return isURI && g_uri_peek_scheme(line) != nil ? line : nil
  }

  /// Removes a shell's backslashes before spaces.
  private static func unescaped(_ path: some StringProtocol) -> String { String(path).replacing("\\ ", with: " ") }

  private static func trimmed(_ line: Substring.UTF8View.SubSequence) -> String {
    var bytes = line[...]
    func trim(_ isOuter: (UInt8) -> Bool) {
      while let first = bytes.first, isOuter(first) { bytes.removeFirst() }
      while let last = bytes.last, isOuter(last) { bytes.removeLast() }
    }
    trim { $0 == 0x20 || $0 == 0x9 }
    if let first = bytes.first, first == bytes.last, first == 0x22 || first == 0x27, bytes.count > 2 {
      bytes = bytes.dropFirst().dropLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
