import CGtk
import Widgets

/// Decodes one picture from the chunks of its file, on one thread at a time.
///
/// Wraps `GdkPixbufLoader`.
nonisolated final class PictureDecoder {
  /// The size in the header, in pixels; 0 × 0 before it is known.
  private(set) var originalSize = PixelSize(width: 0, height: 0)

  let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let longestSide: Int
  private let cancellation: Cancellation
  /// Whether the loader was chosen by name; if not, it collects ``sniffedCount`` bytes before it decodes any.
  private let isNamed: Bool
  /// The position from which bytes are decoded a few at a time, so that an error does not hide the rows before it.
  private let preciseStart: Int
  /// The ID of the source that cancels a drawing; 0 for none.
  private var deadline: guint = 0
  private var emptyFrames: EmptyGIFFrames?
  private var refusal: PictureError?
  private var (count, decodedCount) = (0, 0)
  /// The last two bytes, which are held back because a JPEG decoder fills in missing rows once it reads the end marker.
  private var heldBack: [UInt8] = []
  private var failurePosition: Int?
  private var rows: Range<Int>?
  private var isClosing = false
  private var reportsRowsWhenClosed = false
  private var divisor = 1

  /// The number of bytes that gdk-pixbuf collects to detect the format.
  private static let sniffedCount = 4096

  /// Creates a decoder that scales while decoding, if the format can, to `longestSide` pixels or somewhat more.
  ///
  /// - Parameters:
  ///   - name: The name of gdk-pixbuf's loader; nil to detect the format.
  ///   - cancellation: Cancelled when a drawing takes too long, because nothing can stop the thread that draws it.
  init(
    loader name: String? = nil, preciseStart: Int = .max, longestSide: Int, _ cancellation: Cancellation
  ) throws(PictureError) {
    guard let loader = name.map({ gdk_pixbuf_loader_new_with_type($0, nil) }) ?? gdk_pixbuf_loader_new() else {
      throw .notPicture
    }
    (self.loader, isNamed, self.preciseStart) = (loader, name != nil, preciseStart)
    (self.longestSide, self.cancellation) = (longestSide, cancellation)
    connectSignals()
    if name == "svg" { setDeadline() }
  }

  deinit {
    if deadline != 0 { g_source_remove(deadline) }
    disconnectSignals()
    // A loader has to be closed, but a size of 0 makes it skip the rest of the file.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
    gdk_pixbuf_loader_close(loader, nil)
    g_object_unref(loader)
  }

  /// The maximum number of bytes of the original to keep, for the size as far as it is known.
  var copyLimit: Int { PictureLoader.copyLimit(for: originalSize.fitted(in: longestSide)) }

  /// Decodes the next chunk, and ignores it after an error in the file.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` and ``PictureError/noPixels`` before memory is allocated for pixels, and
  ///   ``PictureError/notPicture`` for an unknown format.
  func write(_ chunk: UnsafeRawBufferPointer) throws(PictureError) {
    if count == 0 {
      emptyFrames = EmptyGIFFrames(fileStartingWith: chunk)
      if let reason = declaredSize(ofFileStartingWith: chunk).flatMap(Self.refusal) { throw reason }
    }
    count += chunk.count
    let emptyFrame = emptyFrames?.read(chunk)
    let safe = UnsafeRawBufferPointer(rebasing: chunk.prefix(emptyFrame ?? chunk.count))
    let last = heldBack + safe.suffix(2)
    heldBack.withUnsafeBytes { decode(UnsafeRawBufferPointer(rebasing: $0.dropLast(max(0, 2 - safe.count)))) }
    decode(UnsafeRawBufferPointer(rebasing: safe.dropLast(2)))
    heldBack = last.suffix(2)
    if emptyFrame != nil { failurePosition = failurePosition ?? decodedCount }
    if let refusal { throw refusal }
    if failurePosition != nil, format == nil { throw .notPicture }
  }

  /// Returns the decoded picture after the last chunk.
  ///
  /// - Throws: The same errors as ``write(_:)``, and ``PictureError/empty``.
  func finish() throws(PictureError) -> DecodingResult {
    guard count > 0 else { throw .empty }
    let rowsBeforeEnd = rows?.count ?? 0
    heldBack.withUnsafeBytes { bytes in
      let hasEndMarker = isNamed && format == "jpeg" && bytes.elementsEqual([0xff, 0xd9])
      if !hasEndMarker { decode(bytes) }
    }
    let failure = failurePosition
    // The decoder reads up to eight bytes ahead; with these bytes it decodes the rest, and fills in almost nothing.
    if isNamed, format == "jpeg" { [UInt8](repeating: 0, count: 8).withUnsafeBytes(decode) }
    let (isIncremental, rowsBeforeClose) = (originalSize.width > 0, rows ?? 0..<0)
    isClosing = true
    let isClosedWell = failurePosition == nil && gdk_pixbuf_loader_close(loader, nil) != 0
    if let refusal { throw refusal }
    guard let format else { throw .notPicture }
    let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader).map(Pixbuf.init(sharing:))
    return DecodingResult(
      pixbuf: pixbuf, format: format, rows: rows, rowsBeforeClose: rowsBeforeClose,
      missesRowsBeforeEnd: (pixbuf?.size.height ?? 0) - rowsBeforeEnd > 64 / divisor,
      reportsRowsWhenClosed: reportsRowsWhenClosed, isClosedWell: isClosedWell, failurePosition: failure,
      isIncremental: isIncremental, isRecognizedLate: !isNamed && count < Self.sniffedCount)
  }

  private static func refusal(of size: PixelSize) -> PictureError? {
    if size.width < 1 || size.height < 1 { return .noPixels }
    return PictureLoader.isTooLarge(size) ? .tooLarge(size) : nil
  }

  private var format: String? { gdk_pixbuf_loader_get_format(loader).map(PixbufFormats.name) }

  private func decode(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while failurePosition == nil, !rest.isEmpty, let start = rest.baseAddress {
      let step = decodedCount >= preciseStart ? 8 : rest.count
      let part = min(step, rest.count)
      // Without a `GError`, gdk-pixbuf does not warn about loaders that stop at a size of 0 and set no error.
      if gdk_pixbuf_loader_write(loader, start.assumingMemoryBound(to: guchar.self), gsize(clamping: part), nil) == 0 {
        failurePosition = decodedCount
      }
      decodedCount += part
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(part))
    }
  }
}

nonisolated extension PictureDecoder {
  /// Handles `size-prepared`, which is emitted after the header and before any pixel.
  func prepare(_ size: PixelSize) {
    originalSize = size
    guard let format = gdk_pixbuf_loader_get_format(loader) else { return }
    let reason = PictureDecoder.refusal(of: size)
    // The size of a drawing does not matter unless it is 0.
    if gdk_pixbuf_format_is_scalable(format) != 0, reason != .noPixels {
      setDeadline()
      return scale(to: size.scaled(toLongestSide: longestSide))
    }
    if let reason { return refuse(reason) }
    guard PixbufFormats.name(of: format) == "jpeg" else { return }
    // A JPEG can be decoded to 1/2, 1/4 or 1/8; for other sizes, the loader scales it again and reports no rows.
    divisor = [8, 4, 2].first { size.divided(by: $0).longestSide >= longestSide } ?? 1
    if divisor > 1 { scale(to: size.divided(by: divisor)) }
  }

  func prepareRows() { rows = 0..<0 }

  /// Handles `area-updated`; rows are decoded from the top or from the bottom.
  func add(rows new: Range<Int>) {
    guard let rows else { return }
    if isClosing { reportsRowsWhenClosed = true }
    self.rows = rows.isEmpty ? new : min(rows.lowerBound, new.lowerBound)..<max(rows.upperBound, new.upperBound)
  }

  private func setDeadline() {
    guard deadline == 0 else { return }
    let giveUp: GSourceFunc = { cancellable in
      g_cancellable_cancel(cancellable?.assumingMemoryBound(to: GCancellable.self))
      return 1
    }
    deadline = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(clamping: PictureLoader.longestDrawing * 1000), giveUp,
      g_object_ref(cancellation.pointer),
      g_object_unref)
  }

  private func scale(to size: PixelSize) {
    gdk_pixbuf_loader_set_size(loader, Int32(clamping: size.width), Int32(clamping: size.height))
  }

  private func refuse(_ reason: PictureError) {
    refusal = reason
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }
}
