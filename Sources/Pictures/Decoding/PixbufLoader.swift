import CGtk
import Widgets

/// Decodes one picture from the chunks of its file, on one thread at a time (`GdkPixbufLoader`).
nonisolated final class PixbufLoader {
  struct Outcome {
    let pixbuf: Pixbuf?
    let rows: Range<Int>
    let isWhole: Bool
    /// The position of the bytes that the loader rejected.
    let failurePosition: Int?
  }

  /// The size in the header, in pixels; 0 × 0 before it is known.
  private(set) var originalSize = PixelSize(width: 0, height: 0)

  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let longestSide: Int
  /// The position from which bytes are decoded a few at a time, so that an error does not hide the rows before it.
  private let preciseStart: Int
  /// The time limit; `nil` for loaders that end soon.
  private let timeout: DecodingTimeout?
  private var refusal: PictureError?
  private var position = 0
  /// The last two bytes: a JPEG decoder fills in missing rows once it reads the end marker.
  private var heldBack: [UInt8] = []
  private var failurePosition: Int?
  private var rows = 0..<0
  private var isClosing = false
  private var reportsRowsWhenClosed = false

  /// Creates a decoder that scales while decoding, if the format allows it, to `longestSide` pixels or somewhat more.
  ///
  /// gdk-pixbuf detects the format if it has no loader for the MIME type. Only drawings, whose filters can take hours,
  /// and waits for glycin have a time limit.
  init(_ format: PictureFormat, longestSide: Int, preciseStart: Int, _ timeout: DecodingTimeout) {
    loader = gdk_pixbuf_loader_new_with_mime_type(format.mimeType, nil) ?? gdk_pixbuf_loader_new()
    (self.longestSide, self.preciseStart) = (longestSide, preciseStart)
    self.timeout = format.isDrawing || PictureFormat.usesGlycin ? timeout : nil
    for (signal, callback) in [
      ("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self)),
      ("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self)),
    ] {
      g_signal_connect_data(
        loader, signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
  }

  deinit {
    g_signal_handlers_disconnect_matched(
      loader, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    // A loader has to be closed, but a size of 0 makes it skip the rest of the file.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
    _ = close()
    g_object_unref(loader)
  }

  /// Decodes the next chunk, and ignores it after an error in the file.
  ///
  /// - Throws: `tooLarge`, `noPixels` (before memory is allocated for pixels) or `notPicture` of ``PictureError``.
  func write(_ chunk: [UInt8]) throws(PictureError) {
    if position == 0, heldBack.isEmpty, let error = declaredSize(ofFileStartingWith: chunk).flatMap(Self.refusal) {
      throw error
    }
    let bytes = heldBack + chunk
    decode(bytes.dropLast(2))
    heldBack = Array(bytes.suffix(2))
    if let refusal { throw refusal }
    if failurePosition != nil, format == nil { throw .notPicture }
  }

  /// Returns the decoded picture after the last chunk; throws the same errors as ``write(_:)``.
  func finish() throws(PictureError) -> Outcome {
    // glycin decodes the whole file at once.
    let isJPEG = format == "jpeg" && !PictureFormat.usesGlycin
    if !isJPEG || heldBack != [0xff, 0xd9] { decode(heldBack[...]) }
    let failurePosition = failurePosition
    // A JPEG decoder reads up to eight bytes ahead; with these bytes it decodes the rest, and fills in almost nothing.
    if isJPEG { decode([UInt8](repeating: 0, count: 8)[...]) }
    // Loaders that decode the whole file when they are closed, or report no rows (WebP), fail if rows are missing.
    let reportsRows = originalSize.width > 0 && format != "webp"
    let rows = rows
    isClosing = true
    let isClosedWell = self.failurePosition == nil && close()
    if let refusal { throw refusal }
    guard let format else { throw .notPicture }
    let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader).map(Pixbuf.init(sharing:))
    let height = pixbuf?.size.height ?? 0
    var decoded = rows.isEmpty && !reportsRows && isClosedWell ? 0..<height : rows.clamped(to: 0..<height)
    // The loader reports rows before it decodes them, and leaves them transparent until then.
    if format == "gif" { decoded = isClosedWell ? 0..<height : pixbuf?.visibleRows ?? 0..<0 }
    // A progressive JPEG that has to be finished lacks later passes.
    let isWhole = pixbuf != nil && decoded.count == height && !(isJPEG && reportsRowsWhenClosed)
    return Outcome(pixbuf: pixbuf, rows: decoded, isWhole: isWhole, failurePosition: failurePosition)
  }

  private static func refusal(of size: PixelSize) -> PictureError? {
    if size.width < 1 || size.height < 1 { return .noPixels }
    return PictureLoader.isTooLarge(size) ? .tooLarge(size) : nil
  }

  private var format: String? {
    gdk_pixbuf_loader_get_format(loader).flatMap { String(taking: gdk_pixbuf_format_get_name($0)) }
  }

  private func decode(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while failurePosition == nil, !rest.isEmpty {
      let part = rest.prefix(position >= preciseStart ? 8 : rest.count)
      // Without a `GError`, gdk-pixbuf does not warn about loaders that stop at a size of 0 and set no error.
      let isDecoded = part.withUnsafeBufferPointer {
        gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
      }
      if !isDecoded { failurePosition = position }
      position += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  /// Handles `size-prepared`, which is emitted after the header and before any pixel.
  fileprivate func prepare(_ size: PixelSize) {
    originalSize = size
    refusal = Self.refusal(of: size)
    // The size of a drawing does not matter unless it is 0.
    if gdk_pixbuf_format_is_scalable(gdk_pixbuf_loader_get_format(loader)) != 0, refusal != .noPixels {
      refusal = nil
      scale(to: size.scaled(toLongestSide: longestSide))
    } else if refusal != nil {
      scale(to: PixelSize(width: 0, height: 0))
    } else if format == "jpeg" {
      // A JPEG can be decoded to 1/2, 1/4 or 1/8; for other sizes, the loader scales it again and reports no rows.
      let divisor = [8, 4, 2].first { size.divided(by: $0).longestSide >= longestSide }
      if let divisor { scale(to: size.divided(by: divisor)) }
    }
  }

  /// Handles `area-updated`; rows are decoded from the top or from the bottom.
  fileprivate func add(rows new: Range<Int>) {
    if isClosing { reportsRowsWhenClosed = true }
    rows = rows.isEmpty ? new : min(rows.lowerBound, new.lowerBound)..<max(rows.upperBound, new.upperBound)
  }

  private func scale(to size: PixelSize) {
    gdk_pixbuf_loader_set_size(loader, Int32(clamping: size.width), Int32(clamping: size.height))
  }

  /// Closes the loader, in which those of drawings and glycin decode the whole file; another call does nothing.
  private func close() -> Bool {
    let close = { [loader] in gdk_pixbuf_loader_close(loader, nil) != 0 }
    return timeout?.limit(close) ?? close()
  }
}

nonisolated private let sizePrepared: @convention(c) (OpaquePointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
  _, width, height, data in
  loader(data).prepare(PixelSize(width: Int(clamping: width), height: Int(clamping: height)))
}

private typealias AreaUpdated = @convention(c) (OpaquePointer, gint, gint, gint, gint, UnsafeMutableRawPointer) -> Void

nonisolated private let areaUpdated: AreaUpdated = { _, _, top, _, height, data in
  guard top >= 0, height > 0 else { return }
  loader(data).add(rows: Int(clamping: top)..<(Int(clamping: top) + Int(clamping: height)))
}

nonisolated private func loader(_ data: UnsafeMutableRawPointer) -> PixbufLoader {
  Unmanaged<PixbufLoader>.fromOpaque(data).takeUnretainedValue()
}
