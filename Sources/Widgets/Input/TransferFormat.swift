import CGtk
import Geometry

/// An offered media type and how to decode it.
nonisolated struct TransferFormat: Sendable {
  private enum Coding {
    /// A key with which GTK requests the files from a desktop portal.
    case portal
    /// A URI on each line; lines that begin with `#` are comments (RFC 2483, section 5).
    case uriList
    /// A line with `copy` or `cut`, then a URI on each line.
    case copiedFiles
    /// The address and the title of a page, on a line each.
    case address
    /// The address and the title of a page, in UTF-16.
    case wideAddress
    case picture, text, html, color, data
  }

  private static let mostPictureFormats = 4

  /// The media type, spelled as offered.
  let mediaType: String
  private let coding: Coding

  var isPortal: Bool { coding == .portal }

  var kind: TransferContent.Kind {
    switch coding {
    case .portal, .uriList, .copiedFiles, .address, .wideAddress: .files
    case .picture: .picture
    case .text: .text
    case .html: .html
    case .color: .color
    case .data: .data(type: mediaType)
    }
  }

  /// Returns the formats that decode to `kinds`, preferred first (`gdk_content_formats_get_mime_types`).
  @MainActor static func all(of kinds: [TransferContent.Kind], in formats: OpaquePointer?) -> [TransferFormat] {
    guard let formats else { return [] }
    let offered = mediaTypes(of: formats)
    return kinds.flatMap { kind in
      switch kind {
      case .files: files(in: offered)
      case .picture: pictures(in: offered)
      case .text: first(["text/plain;charset=utf-8", "utf8_string", "text/plain", "string"], in: offered, .text)
      case .html: first(["text/html", "text/html;charset=utf-8"], in: offered, .html)
      case .color: first(["application/x-color"], in: offered, .color)
      case .data(let type): first([type.lowercased()], in: offered, .data)
      }
    }
  }

  private static func mediaTypes(of formats: OpaquePointer) -> [String] {
    var count: gsize = 0
    let types = gdk_content_formats_get_mime_types(formats, &count)
    return (0..<Int(clamping: count)).compactMap { types?[$0].map { String(cString: $0) } }
  }

  /// Returns the first of `wanted` that is offered, ignoring case and spaces.
  private static func first(_ wanted: [String], in offered: [String], _ coding: Coding) -> [TransferFormat] {
    let found = wanted.lazy.compactMap { type in offered.first { $0.lowercased().filter { $0 != " " } == type } }.first
    return found.map { [TransferFormat(mediaType: $0, coding: coding)] } ?? []
  }

  /// A portal comes first, because it gives a sandboxed program access to the files; the address of a page comes last.
  private static func files(in offered: [String]) -> [TransferFormat] {
    let list = "text/uri-list"
    let portals = decodedMediaTypes(of: gdk_file_list_get_type()).filter { $0 != list }
    let others: [(String, Coding)] = [
      (list, .uriList), ("application/x-kde4-urilist", .uriList), ("x-special/gnome-copied-files", .copiedFiles),
      ("x-special/mate-copied-files", .copiedFiles), ("text/x-moz-url", .wideAddress), ("_netscape_url", .address),
    ]
    return (portals.map { ($0, .portal) } + others).flatMap { first([$0], in: offered, $1) }
  }

  /// PNG first, then what GTK decodes, then others, each in the offered order.
  private static func pictures(in offered: [String]) -> [TransferFormat] {
    let decoded = decodedMediaTypes(of: gdk_texture_get_type())
    func rank(_ type: String) -> Int? {
      if type == "image/png" { return 0 }
      if decoded.contains(type) { return 1 }
      if type.hasPrefix("image/") { return 2 }
      return isPictureFile(type) ? 3 : nil
    }
    let ranked = offered.compactMap { type in rank(type.lowercased()).map { (rank: $0, type: type) } }
    return (0...3).flatMap { rank in ranked.filter { $0.rank == rank } }.prefix(mostPictureFormats).map {
      TransferFormat(mediaType: $0.type, coding: .picture)
    }
  }

  /// Returns whether the type is the content of a file whose name is that of a picture, as Chromium offers it.
  private static func isPictureFile(_ type: String) -> Bool {
    let start = "application/octet-stream;name="
    guard type.hasPrefix(start) else { return false }
    let name = type.dropFirst(start.count).filter { $0 != "\"" }
    guard let guess = g_content_type_guess(name, nil, 0, nil) else { return false }
    defer { g_free(guess) }
    return g_content_type_is_mime_type(guess, "image/*") != 0
  }

  private static func decodedMediaTypes(of type: GType) -> [String] {
    let builder = gdk_content_formats_builder_new()
    gdk_content_formats_builder_add_gtype(builder, type)
    let formats = gdk_content_formats_union_deserialize_mime_types(gdk_content_formats_builder_free_to_formats(builder))
    defer { gdk_content_formats_unref(formats) }
    return formats.map(mediaTypes) ?? []
  }
}

nonisolated extension TransferFormat {
  /// Decodes bytes in this format; nil if they contain nothing or need a portal.
  func content(of bytes: [UInt8]) -> TransferContent? {
    guard !bytes.isEmpty else { return nil }
    switch coding {
    case .portal: return nil
    case .uriList: return Self.files(Self.lines(of: bytes).filter { !$0.hasPrefix("#") })
    case .copiedFiles: return Self.files(Self.lines(of: bytes).filter { $0 != "copy" && $0 != "cut" })
    case .address: return Self.files(Self.lines(of: bytes).prefix(1))
    case .wideAddress: return Self.files(Self.lines(of: Array(Self.wideText(of: bytes).utf8)).prefix(1))
    case .picture: return .picture(bytes)
    case .text: return .text(Self.text(of: bytes))
    case .html: return .html(Self.text(of: bytes))
    case .color: return Self.color(of: bytes)
    case .data: return .data(type: mediaType, bytes)
    }
  }

  private static func files(_ lines: some Sequence<String>) -> TransferContent? {
    // Some programs offer paths instead of URIs.
    let uris = lines.map { $0.hasPrefix("/") ? FileName.uri(ofPath: $0) : $0 }
    return uris.isEmpty ? nil : .files(uris)
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    text(of: bytes).split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Decodes UTF-8 without trailing NULs, which some programs add, or UTF-16 if the bytes begin like it.
  private static func text(of bytes: [UInt8]) -> String {
    let isWide = bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0 || bytes.starts(with: [0xff, 0xfe])
    if isWide { return wideText(of: bytes) }
    let end = bytes.lastIndex { $0 != 0 } ?? -1
    return String(decoding: bytes[...end], as: UTF8.self)
  }

  /// Decodes little-endian UTF-16 without NULs and byte order marks.
  private static func wideText(of bytes: [UInt8]) -> String {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(clamping: bytes[$0]) | UInt16(clamping: bytes[$0 + 1]) << 8
    }
    return String(decoding: units.filter { $0 != 0 && $0 != 0xfeff }, as: UTF16.self)
  }

  /// Decodes red, green, blue and alpha, as little-endian 16-bit numbers.
  private static func color(of bytes: [UInt8]) -> TransferContent? {
    guard bytes.count >= 8 else { return nil }
    let parts = stride(from: 0, to: 8, by: 2).map {
      Double(UInt16(clamping: bytes[$0]) | UInt16(clamping: bytes[$0 + 1]) << 8) / 65535
    }
    return .color(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
  }
}
