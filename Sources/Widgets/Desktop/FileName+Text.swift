import CGtk

nonisolated extension FileName {
  /// The longest URI that is no `data:`, and the longest path, in bytes.
  private static let longest = 8192

  /// The URIs of the files that a text names, as terminals and file managers copy them; empty if it is another text.
  ///
  /// Each line is a URI, an absolute path, or one in the home folder that begins with `~`. It may be in quotation marks.
  ///
  /// Wraps `g_get_home_dir` and `g_uri_peek_scheme`.
  public static func uris(inText text: String) -> [String] {
    var uris: [String] = []
    for line in text.utf8.split(whereSeparator: { $0 == 0xa || $0 == 0xd }).lazy.map({ trimmed($0) }) {
      // What old versions of GNOME's file manager put before the URIs.
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
    // A word and a colon begin many a sentence, and no address has a space.
    guard !line.contains(" ") else { return nil }
    if line.lowercased().hasPrefix("www.") { return "https://" + line }
    let isURI = line.contains("://") || line.hasPrefix("file:/") || line.hasPrefix("blob:")
    return isURI && g_uri_peek_scheme(line) != nil ? line : nil
  }

  /// A path as it is without a shell's backslashes before spaces.
  private static func unescaped(_ path: some StringProtocol) -> String { String(path).replacing("\\ ", with: " ") }

  /// A line without the space around it, and without quotation marks.
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
