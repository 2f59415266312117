import CGtk
import Widgets

/// Decodes a picture, in a second pass if the first one does not yield all of it.
nonisolated final class PicturePasses {
  struct Decoded {
    var pixbuf: Pixbuf
    /// The size in the file before rotation, in pixels.
    var originalSize: PixelSize
    var isIncomplete = false
    /// The bytes of the file; nil if there are too many, or if they are not requested.
    var original: [UInt8]?
  }

  /// The smallest part of a picture's rows that is worth showing.
  private static let smallestPart = 0.1

  private let content: PictureContent
  private let longestSide: Int
  private let keepsOriginal: Bool
  private let cancellation: Cancellation
  /// The first chunk of the file, as read and decompressed.
  private var (start, text): ([UInt8], [UInt8]) = ([], [])
  private var exif: ExifReader?
  private var original = OriginalBytes(expectedCount: 0)
  private var originalSize = PixelSize(width: 0, height: 0)

  init(_ content: PictureContent, longestSide: Int, keepsOriginal: Bool, _ cancellation: Cancellation) {
    (self.content, self.longestSide) = (content, longestSide)
    (self.keepsOriginal, self.cancellation) = (keepsOriginal, cancellation)
  }

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
    // Has no effect if the loader has read an orientation itself.
    if let orientation = exif?.orientation { pixbuf.setOrientation(orientation) }
    return Decoded(
      pixbuf: pixbuf, originalSize: originalSize, isIncomplete: isIncomplete,
      original: keepsOriginal ? original.bytes : nil)
  }

  private func error(for result: DecodingResult) -> PictureError {
    // For an intact file, a loader stops between the size and the pixels only if there is not enough memory.
    if result.pixbuf == nil, originalSize.width * originalSize.height > 4_000_000 { return .tooLarge(originalSize) }
    // The decoder of gdk-pixbuf 2.44 (glycin) does not support BigTIFF, which libtiff reads.
    let isBigTIFF = start.starts(with: [0x49, 0x49, 43, 0]) || start.starts(with: [0x4d, 0x4d, 0, 43])
    if isBigTIFF, gdk_pixbuf_minor_version >= 43 { return .unsupported(kind: "BigTIFF") }
    return result.failurePosition == nil ? .truncated : .damaged
  }

  // MARK: Passes

  /// Decodes the file with the loader that recognizes it, or else with one for its probable type.
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
    // Any text can begin like a drawing.
    if result.pixbuf == nil, kind.error == .notPicture, !text.containsDrawing { throw .notPicture }
    return result
  }

  /// Decodes the file again to find out which rows it contains; returns `first` if that is known.
  private func repeated(_ first: DecodingResult) throws(PictureError) -> DecodingResult {
    if first.makesUpRows, first.isIncremental || first.isRecognizedLate {
      let second = try pass(loader: first.format)
      // A loader that decodes the whole file at once reports reliably whether it is complete.
      return second.isIncremental || !first.isClosedWell ? second : second.isWhole ? second : first
    }
    // The loader rejected a short file as a whole.
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

  /// Decodes a TIFF file with floating-point samples, which gdk-pixbuf cannot; returns nil for other files.
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
  /// Whether the text contains the start of an SVG element, in UTF-8 or UTF-16.
  fileprivate var containsDrawing: Bool {
    filter { $0 != 0 }.withUnsafeBytes { bytes in
      let text = bytes.bindMemory(to: gchar.self).baseAddress
      return g_strstr_len(text, bytes.count, "<svg") != nil || g_strstr_len(text, bytes.count, ":svg") != nil
    }
  }
}
