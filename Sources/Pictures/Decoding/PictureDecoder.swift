import CGtk
import Widgets

/// Decodes one picture from the chunks of its file, on any one thread.
///
/// Wraps `GdkPixbufLoader`.
nonisolated final class PictureDecoder {
  /// The size in the header, in pixels; 0 × 0 before it is known.
  private(set) var originalSize = PixelSize(width: 0, height: 0)

  let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let longestSide: Int
  private let cancellation: Cancellation
  /// Whether the loader was chosen by name.
  ///
  /// Others collect ``sniffedCount`` bytes before they decode any.
  private let isNamed: Bool
  /// The position from which bytes are decoded a few at a time, so that an error does not hide the rows before it.
  private let preciseStart: Int
  /// The source that stops a drawing; 0 if there is none.
  private var deadline: guint = 0
  private var emptyFrames: EmptyGIFFrames?
  private var refusal: PictureError?
  /// The number of bytes that were written, and how many of them reached the loader.
  private var (count, decodedCount) = (0, 0)
  /// The last two bytes, which are held back: a JPEG decoder makes up missing rows once it reads the end marker.
  private var heldBack: [UInt8] = []
  private var failurePosition: Int?
  /// The rows that the loader reported; nil if it does not report rows.
  private var rows: Range<Int>?
  private var isClosing = false
  private var reportsRowsWhenClosed = false
  private var divisor = 1

  /// The number of bytes after which gdk-pixbuf recognizes the format.
  private static let sniffedCount = 4096

  /// Creates a decoder that scales while decoding, where the format can do that, to `longestSide` or somewhat more.
  ///
  /// - Parameters:
  ///   - name: The name of gdk-pixbuf's loader; nil to recognize the format.
  ///   - preciseStart: The position in the file from which bytes are decoded a few at a time.
  ///   - longestSide: In pixels.
  ///   - cancellation: Cancelled when a drawing takes too long: nothing can stop the thread that draws it.
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
    // A loader has to be closed, and does not decode the rest if the size is 0.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
    gdk_pixbuf_loader_close(loader, nil)
    g_object_unref(loader)
  }

  /// The most bytes of the original to keep, as far as the size of the result is known.
  var copyLimit: Int { PictureLoader.copyLimit(for: originalSize.fitted(in: longestSide)) }

  /// Decodes the next part of the file.
  ///
  /// After an error in the file, the rest is ignored.
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

  /// Returns what was decoded, after the last chunk.
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
    // The decoder looks up to eight bytes ahead. With these it decodes what is there, but makes up almost nothing.
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

  /// Returns why a picture of this size is refused; nil if it is not.
  private static func refusal(of size: PixelSize) -> PictureError? {
    if size.width < 1 || size.height < 1 { return .noPixels }
    return PictureLoader.isTooLarge(size) ? .tooLarge(size) : nil
  }

  /// The name of the format; nil if it is unknown.
  private var format: String? { gdk_pixbuf_loader_get_format(loader).map(PixbufFormats.name) }

  private func decode(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while failurePosition == nil, !rest.isEmpty, let start = rest.baseAddress {
      let step = decodedCount >= preciseStart ? 8 : rest.count
      let part = min(step, rest.count)
      // Without an error to fill in, gdk-pixbuf does not warn about loaders that stop at a size of 0 without a reason.
      if gdk_pixbuf_loader_write(loader, start.assumingMemoryBound(to: guchar.self), gsize(clamping: part), nil) == 0 {
        failurePosition = decodedCount
      }
      decodedCount += part
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(part))
    }
  }
}

nonisolated extension PictureDecoder {
  /// Called when the decoder has read the header, and no pixel yet.
  func prepare(_ size: PixelSize) {
    originalSize = size
    guard let format = gdk_pixbuf_loader_get_format(loader) else { return }
    let reason = PictureDecoder.refusal(of: size)
    // A drawing has any size, unless it has none.
    if gdk_pixbuf_format_is_scalable(format) != 0, reason != .noPixels {
      setDeadline()
      return scale(to: size.scaled(toLongestSide: longestSide))
    }
    if let reason { return refuse(reason) }
    guard PixbufFormats.name(of: format) == "jpeg" else { return }
    // A JPEG can be decoded to a half, a quarter or an eighth. For other sizes, the loader would scale the picture a second
    // time and not report rows.
    divisor = [8, 4, 2].first { size.divided(by: $0).longestSide >= longestSide } ?? 1
    if divisor > 1 { scale(to: size.divided(by: divisor)) }
  }

  /// Called when pixels follow.
  func prepareRows() { rows = 0..<0 }

  /// Called when rows were decoded; they come from the top or from the bottom.
  func add(rows new: Range<Int>) {
    guard let rows else { return }
    if isClosing { reportsRowsWhenClosed = true }
    self.rows = rows.isEmpty ? new : min(rows.lowerBound, new.lowerBound)..<max(rows.upperBound, new.upperBound)
  }

  private func setDeadline() {
    guard deadline == 0 else { return }
    let giveUp: GSourceFunc = { cancellable in
      g_cancellable_cancel(cancellable?.assumingMemoryBound(to: GCancellable.self))
      // The decoder removes the source.
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

  /// A size of 0 stops a loader after the header.
  private func refuse(_ reason: PictureError) {
    refusal = reason
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }
}
