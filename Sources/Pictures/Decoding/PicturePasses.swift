import CGtk
import Widgets

/// Decodes a picture, in more than one pass where the first does not give all of it.
nonisolated final class PicturePasses {
  /// A decoded picture that is still to be scaled and turned.
  struct Decoded {
    var pixbuf: Pixbuf
    /// The size in the file, in pixels, before the picture is turned.
    var originalSize: PixelSize
    /// Whether a part of the picture is missing in the file.
    var isIncomplete = false
    /// The bytes of the file; nil if they are too many, or not wanted.
    var original: [UInt8]?
  }

  /// The smallest part of a picture's rows that is worth to be shown.
  private static let smallestPart = 0.1

  private let content: PictureContent
  private let longestSide: Int
  private let keepsOriginal: Bool
  private let cancellation: Cancellation
  /// The first chunk of the file, and what it is decompressed.
  private var (start, text): ([UInt8], [UInt8]) = ([], [])
  private var exif: ExifReader?
  private var original = OriginalBytes(expectedCount: 0)
  private var originalSize = PixelSize(width: 0, height: 0)

  init(_ content: PictureContent, longestSide: Int, keepsOriginal: Bool, _ cancellation: Cancellation) {
    (self.content, self.longestSide) = (content, longestSide)
    (self.keepsOriginal, self.cancellation) = (keepsOriginal, cancellation)
  }

  /// Decodes the picture.
  ///
  /// - Throws: What is wrong with the file, if too little of the picture can be decoded.
  func decode() throws(PictureError) -> Decoded {
    let first = try firstResult()
    if first.isWhole, let pixbuf = first.pixbuf { return decoded(pixbuf, isIncomplete: exif?.lacksPasses ?? false) }
    if first.format == "tiff", let pixbuf = try decodeFloatingPoint() { return decoded(pixbuf) }
    let result = try repeated(first)
    guard let pixbuf = result.pixbuf else { throw error(for: result) }
    if result.isWhole { return decoded(pixbuf, isIncomplete: exif?.lacksPasses ?? false) }
    let rows = result.decodedRows.clamped(to: 0..<pixbuf.size.height)
    guard !rows.isEmpty, Double(rows.count) >= Double(pixbuf.size.height) * Self.smallestPart else {
      throw error(for: result)
    }
    guard let cut = pixbuf.cleared(except: rows) else { throw .tooLarge(originalSize) }
    return decoded(cut, isIncomplete: true)
  }

  private func decoded(_ pixbuf: Pixbuf, isIncomplete: Bool = false) -> Decoded {
    // Ignored if the loader has read an orientation itself.
    if let orientation = exif?.orientation { pixbuf.setOrientation(orientation) }
    return Decoded(
      pixbuf: pixbuf, originalSize: originalSize, isIncomplete: isIncomplete,
      original: keepsOriginal ? original.bytes : nil)
  }

  private func error(for result: DecodingResult) -> PictureError {
    // Only a lack of memory makes a loader stop between the size and the pixels of a picture that is not damaged.
    if result.pixbuf == nil, originalSize.width * originalSize.height > 4_000_000 { return .tooLarge(originalSize) }
    // The decoder of gdk-pixbuf 2.44 (glycin) knows no BigTIFF, which libtiff reads.
    let isBigTIFF = start.starts(with: [0x49, 0x49, 43, 0]) || start.starts(with: [0x4d, 0x4d, 0, 43])
    if isBigTIFF, gdk_pixbuf_minor_version >= 43 { return .unsupported(kind: "BigTIFF") }
    return result.failurePosition == nil ? .truncated : .damaged
  }

  // MARK: Passes

  /// Decodes the file with the loader that recognizes it, or else with one for what it seems to be.
  private func firstResult() throws(PictureError) -> DecodingResult {
    do throws(PictureError) {
      return try pass()
    } catch {
      guard error == .notPicture else { throw error }
    }
    let kind = PictureKind(fileStartingWith: start)
    guard let loader = kind.loader else { throw kind.error }
    let result: DecodingResult
    do throws(PictureError) {
      result = try pass(loader: loader, isCompressed: kind.isCompressed)
    } catch {
      throw error == .notPicture || error == .damaged ? kind.error : error
    }
    // Any text may begin like a drawing.
    if result.pixbuf == nil, kind.error == .notPicture, !text.containsDrawing { throw .notPicture }
    return result
  }

  /// Decodes the file again, so that it turns out which rows it has; or gives `first` back.
  private func repeated(_ first: DecodingResult) throws(PictureError) -> DecodingResult {
    if first.makesUpRows, first.isIncremental || first.isRecognizedLate {
      let second = try pass(loader: first.format)
      // Loaders that decode a file as a whole know best.
      return second.isIncremental || !first.isClosedWell ? second : second.isWhole ? second : first
    }
    // A short file was rejected as a whole.
    let position = first.failurePosition ?? (first.isRecognizedLate && !first.isClosedWell ? 0 : nil)
    guard let position, first.pixbuf != nil || first.isRecognizedLate else { return first }
    return try pass(loader: first.format, preciseStart: position)
  }

  private func pass(
    loader: String? = nil, preciseStart: Int = .max, isCompressed: Bool = false
  ) throws(PictureError) -> DecodingResult {
    let decoder = try PictureDecoder(
      loader: loader, preciseStart: preciseStart, longestSide: longestSide, cancellation)
    let gunzip = isCompressed ? Gunzip() : nil
    let gzip = loader == "svg" && Gzip.isNeeded ? Gzip() : nil
    func write(_ part: UnsafeRawBufferPointer, isLast: Bool = false) throws(PictureError) {
      guard let gzip else { return isLast ? () : try decoder.write(part) }
      try gzip.compress(part, isLast: isLast) { (part) throws(PictureError) in try decoder.write(part) }
    }
    let isFirst = start.isEmpty
    original = OriginalBytes(expectedCount: content.expectedCount)
    try content.read { (chunk) throws(PictureError) in
      if isFirst, start.isEmpty {
        start = Array(chunk)
        text = start
        exif = ExifReader(fileStartingWith: chunk)
      }
      if isFirst { exif?.read(chunk) }
      if let gunzip {
        try gunzip.decompress(chunk) { (part) throws(PictureError) in
          if text.starts(with: Gunzip.signature) { text = Array(part) }
          try write(part)
        }
      } else {
        try write(chunk)
      }
      if keepsOriginal { original.append(chunk, limit: decoder.copyLimit) }
    }
    if gzip != nil, !start.isEmpty { try write(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true) }
    let result = try decoder.finish()
    originalSize = decoder.originalSize
    return result
  }

  /// Decodes a TIFF file of floating-point numbers, which gdk-pixbuf cannot; nil for others.
  private func decodeFloatingPoint() throws(PictureError) -> Pixbuf? {
    guard FloatingPointTIFF.isSupported, originalSize.width > 0 else { return nil }
    guard originalSize.width * originalSize.height <= FloatingPointTIFF.largestPixelCount else { return nil }
    let bytes = try content.bytes(limit: FloatingPointTIFF.largestFile)
    guard FloatingPointTIFF.isFloatingPoint(bytes) else { return nil }
    guard let pixbuf = FloatingPointTIFF.decode(bytes) else { throw .unsupported(kind: "TIFF") }
    return pixbuf
  }
}

nonisolated extension [UInt8] {
  /// Whether an element of SVG begins somewhere in the text, which may be UTF-16.
  fileprivate var containsDrawing: Bool {
    filter { $0 != 0 }.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: gchar.self).baseAddress
      return g_strstr_len(text, bytes.count, "<svg") != nil || g_strstr_len(text, bytes.count, ":svg") != nil
    }
  }
}
