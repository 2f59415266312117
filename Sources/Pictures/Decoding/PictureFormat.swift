import CGtk

/// The type of a picture file, from its first bytes; file names can be wrong, and are not used.
nonisolated struct PictureFormat {
  /// Whether gdk-pixbuf decodes with glycin: in other processes, and the whole file at once.
  static var usesGlycin: Bool { gdk_pixbuf_minor_version >= 43 }

  private static let drawing = "image/svg+xml"
  /// File types that shared-mime-info of Debian 12 does not know.
  private static let signatures: [(offset: Int, bytes: [UInt8], mimeType: String)] = [
    (0, Array("qoif".utf8), "image/qoi"), (0, Array("II".utf8) + [0xbc], "image/jxr"),
    (0, Array("II".utf8) + [43, 0], "image/tiff"), (0, Array("MM".utf8) + [0, 43], "image/tiff"),
    (4, Array("ftypheim".utf8), "image/heif"), (4, Array("ftypheis".utf8), "image/heif"),
    (4, Array("ftypcrx ".utf8), "image/x-canon-cr3"), (4, Array("ftypiso2".utf8), "video/mp4"),
    (4, Array("ftypavc1".utf8), "video/mp4"),
  ]
  private static let names = [
    "image/heif": "HEIC", "image/heic": "HEIC", "image/avif": "AVIF", "image/jxl": "JPEG XL",
    "image/jp2": "JPEG 2000", "image/qoi": "QOI", "image/jxr": "JPEG XR", "image/x-canon-cr3": "CR3",
  ]

  /// The MIME type; empty if unknown.
  let mimeType: String
  let isCompressed: Bool
  /// Whether this is text that contains the start of an SVG element.
  let hasDrawing: Bool
  let isBigTIFF: Bool

  init(fileStartingWith start: [UInt8]) {
    isCompressed = start.starts(with: [0x1f, 0x8b])
    let text = Self.markup(start)
    hasDrawing = text.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: gchar.self).baseAddress
      return g_strstr_len(text, bytes.count, "<svg") != nil || g_strstr_len(text, bytes.count, ":svg") != nil
    }
    let signature = Self.signatures.first { start.dropFirst($0.offset).starts(with: $0.bytes) }
    isBigTIFF = signature?.mimeType == "image/tiff"
    // No other compressed files are pictures.
    mimeType = isCompressed || !text.isEmpty ? Self.drawing : signature?.mimeType ?? Self.guess(start)
  }

  var isDrawing: Bool { mimeType == Self.drawing }

  /// The error for a file that no loader recognizes.
  var error: PictureError {
    if mimeType.hasPrefix("video/") { return .video }
    return mimeType.hasPrefix("image/") && !isDrawing ? .unsupported(kind: name) : .notPicture
  }

  /// The common name, or a description such as 'Photoshop image' (`g_content_type_get_description`).
  var name: String {
    if let name = Self.names[mimeType] { return name }
    return String(taking: g_content_type_get_description(mimeType)) ?? mimeType
  }

  /// Returns the start of a file that may be XML: '<' after any encoding marks; empty for HTML and other files.
  private static func markup(_ start: [UInt8]) -> [UInt8] {
    let marks: [UInt8] = [0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x20, 0x09, 0x0a, 0x0d]
    let text = Array(start.filter { $0 != 0 }.drop(while: marks.contains))
    let isMarkup = text.first == UInt8(ascii: "<") && !["text/html", "application/xhtml+xml"].contains(guess(text))
    return isMarkup ? text : []
  }

  private static func guess(_ start: [UInt8]) -> String {
    var isUncertain: gboolean = 0
    let type = String(taking: g_content_type_guess(nil, start, gsize(start.count), &isUncertain))
    return isUncertain == 0 ? type ?? "" : ""
  }
}

nonisolated extension String {
  /// Copies and frees a string of GLib; `nil` without one.
  init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    defer { g_free(text) }
    self.init(cString: text)
  }
}
