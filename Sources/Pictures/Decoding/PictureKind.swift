import CGtk

/// The type of a file that gdk-pixbuf does not recognize, from its first bytes.
///
/// gdk-pixbuf matches few patterns, at fixed positions. File names can be wrong, and are not used.
nonisolated struct PictureKind {
  /// The MIME type; empty if unknown.
  let mimeType: String
  let isCompressed: Bool

  private static let drawing = "image/svg+xml"

  init(fileStartingWith start: [UInt8]) {
    isCompressed = start.starts(with: Gunzip.signature)
    if isCompressed || Self.isMarkup(start) {
      mimeType = Self.drawing
    } else {
      mimeType = Self.signatures.first { $0.matches(start) }?.mimeType ?? Self.guess(start)
    }
  }

  var loader: String? { mimeType.isEmpty ? nil : PixbufFormats.name(forMIMEType: mimeType) }

  var error: PictureError {
    if isCompressed || mimeType == Self.drawing { return .notPicture }
    if mimeType.hasPrefix("video/") { return .video }
    return mimeType.hasPrefix("image/") ? .unsupported(kind: name) : .notPicture
  }

  /// The common name, or else a description in the language of the desktop, such as 'Photoshop image'.
  ///
  /// Wraps `g_content_type_get_description`.
  private var name: String {
    let names = [
      "image/heif": "HEIC", "image/heic": "HEIC", "image/avif": "AVIF", "image/jxl": "JPEG XL",
      "image/jp2": "JPEG 2000",
      "image/qoi": "QOI", "image/jxr": "JPEG XR", "image/x-canon-cr3": "CR3",
    ]
    if let name = names[mimeType] { return name }
    guard let description = g_content_type_get_description(mimeType) else { return mimeType }
    defer { g_free(description) }
    return String(cString: description)
  }

  /// Returns whether the file can be XML: text that begins with '<', in UTF-8 or, with a byte order mark, UTF-16.
  ///
  /// The parser finds the root element. HTML is excluded by its MIME type.
  private static func isMarkup(_ start: [UInt8]) -> Bool {
    let isUTF16 = start.starts(with: [0xff, 0xfe]) || start.starts(with: [0xfe, 0xff])
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let text =
      isUTF16
      ? start.dropFirst(2).filter { $0 != 0 } : Array(start.starts(with: mark) ? start.dropFirst(3) : start[...])
    guard text.first(where: { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }) == UInt8(ascii: "<") else { return false }
    return !["text/html", "application/xhtml+xml"].contains(guess(text))
  }

  /// Wraps `g_content_type_guess`.
  private static func guess(_ start: [UInt8]) -> String {
    var isUncertain: gboolean = 0
    guard let type = g_content_type_guess(nil, start, gsize(start.count), &isUncertain) else { return "" }
    defer { g_free(type) }
    return isUncertain == 0 ? String(cString: type) : ""
  }
}
