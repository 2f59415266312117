import CGtk
import Widgets

/// Decodes a picture, in a second pass if an error hides rows.
nonisolated struct PictureDecoder {
  struct Decoded {
    var pixbuf: Pixbuf
    /// The size in the file before rotation, in pixels.
    let originalSize: PixelSize
    let isIncomplete: Bool
  }

  private static let smallestPart = 0.1

  let input: PictureInput
  let longestSide: Int
  let timeout: DecodingTimeout
  let usesLoaders: Bool

  func decode() throws(PictureError) -> Decoded {
    let format = PictureFormat(fileStartingWith: try input.open().read())
    guard usesLoaders else {
      guard let decoded = try decodeWithGTK(format) else { throw .unreadable }
      return decoded
    }
    var (outcome, size) = try pass(format)
    if !outcome.isWhole, format.mimeType == "image/tiff", let pixbuf = try FloatingPointTIFF.decode(input, size: size) {
      return Decoded(pixbuf: pixbuf, originalSize: size, isIncomplete: false)
    }
    // The process of a loader may not start, or the loader may be missing.
    if outcome.pixbuf == nil, PictureFormat.usesGlycin, let decoded = try decodeWithGTK(format) { return decoded }
    if !outcome.isWhole, outcome.pixbuf != nil, let position = outcome.failurePosition {
      outcome = try pass(format, preciseStart: position).outcome
    }
    guard let pixbuf = outcome.pixbuf, Double(outcome.rows.count) >= Double(pixbuf.size.height) * Self.smallestPart
    else { throw error(of: outcome, format, size) }
    guard let shown = pixbuf.cleared(except: outcome.rows) else { throw .tooLarge(size) }
    let metadata = try ChunkMetadata(input)
    // This has no effect if the loader has read an orientation itself.
    if let orientation = metadata.orientation { shown.setOrientation(orientation) }
    return Decoded(pixbuf: shown, originalSize: size, isIncomplete: !outcome.isWhole || metadata.lacksPasses)
  }

  /// Decodes the picture with GTK; returns `nil` if GTK cannot decode it.
  private func decodeWithGTK(_ format: PictureFormat) throws(PictureError) -> Decoded? {
    guard TextureDecoder.canDecode(format), let pixbuf = try TextureDecoder.decode(input) else { return nil }
    return Decoded(pixbuf: pixbuf, originalSize: pixbuf.size, isIncomplete: false)
  }

  private func error(of outcome: PixbufLoader.Outcome, _ format: PictureFormat, _ size: PixelSize) -> PictureError {
    // Any text can begin like a drawing.
    if format.isDrawing, outcome.pixbuf == nil, !format.hasDrawing { return .notPicture }
    // For an intact file, a loader stops between the size and the pixels only if there is not enough memory.
    if outcome.pixbuf == nil, size.width * size.height > 4_000_000 { return .tooLarge(size) }
    if format.isBigTIFF, PictureFormat.usesGlycin { return .unsupported(kind: "BigTIFF") }
    // A loader that does not start reports the same as one that finds no picture.
    if outcome.pixbuf == nil, PictureFormat.usesGlycin, !TextureDecoder.canDecode(format) {
      return .unsupported(kind: format.name)
    }
    return outcome.failurePosition == nil ? .truncated : .damaged
  }

  private func pass(
    _ format: PictureFormat, preciseStart: Int = .max
  ) throws(PictureError) -> (outcome: PixbufLoader.Outcome, size: PixelSize) {
    let loader = PixbufLoader(format, longestSide: longestSide, preciseStart: preciseStart, timeout)
    var stream = try input.open()
    // Even if glycin's loader was chosen by name, it checks the start of a drawing, but not of a compressed one.
    let isConverted = format.isDrawing && PictureFormat.usesGlycin && !format.isCompressed
    if isConverted { stream = stream.converted(by: g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, 1)) }
    do throws(PictureError) {
      var (count, chunk) = (0, try stream.read())
      while !chunk.isEmpty {
        count += chunk.count
        try loader.write(chunk)
        chunk = try stream.read()
      }
      guard count > 0 else { throw .empty }
      guard isConverted || count >= input.size else { throw .vanished }
      return (try loader.finish(), loader.originalSize)
    } catch {
      throw error == .notPicture ? format.error : error
    }
  }
}
