import CGtk
import Widgets

/// Decodes one picture from the chunks of its file, on any one thread.
///
/// Wraps `GdkPixbufLoader`, which takes a picture of which a part came for a whole one: here it is not.
nonisolated final class PictureDecoder {
  /// The size that the header says, once it was read.
  private(set) var originalSize = PixelSize(width: 0, height: 0)

  private let loader = gdk_pixbuf_loader_new()!
  private let longestSide: Int
  private let cancellation: Cancellation
  /// What gives a drawing up; zero before.
  private var deadline: guint = 0
  private var scan: (any PictureScan)?
  private var isAtStart = true
  private var refusal: PictureError?
  /// Which rows came; nil where the loader does not tell.
  fileprivate var rows: Range<Int>?
  private var rowsBeforeEnd = 0
  private var divisor = 1

  /// Scales while decoding, where the format can do that, to `longestSide` or somewhat more.
  ///
  /// A drawing can want any time at all, and nobody can stop whoever draws it: `cancellation` tells that it was given up.
  init(longestSide: Int, _ cancellation: Cancellation) {
    (self.longestSide, self.cancellation) = (longestSide, cancellation)
    connect("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self))
    connect("area-prepared", unsafeBitCast(areaPrepared, to: GCallback.self))
    connect("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self))
  }

  deinit {
    if deadline != 0 { g_source_remove(deadline) }
    g_signal_handlers_disconnect_matched(
      loader, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    // A loader has to be closed, and without a size does not decode what it has got so far.
    gdk_pixbuf_loader_set_size(loader, 0, 0)
    gdk_pixbuf_loader_close(loader, nil)
    g_object_unref(loader)
  }

  /// The most bytes of the original to keep, as far as the size of the result is known.
  var copyLimit: Int { PictureLoader.copyLimit(for: originalSize.fitted(in: longestSide)) }

  /// Decodes the next part of the file.
  func write(_ chunk: UnsafeRawBufferPointer) throws(PictureError) {
    if isAtStart { scan = pictureScan(ofFileWith: chunk) }
    isAtStart = false
    // The rows that come before the end mark are those that the file really has: JPEG's decoder makes the others up.
    let split = scan?.isAtEnd == true ? nil : scan?.follow(chunk)
    // Before a decoder sees it.
    if let reason = scan?.size.flatMap(Self.refusal) { throw reason }
    if scan?.isContradictory == true { throw .damaged }
    guard let split else { return try decode(chunk) }
    try decode(UnsafeRawBufferPointer(rebasing: chunk[..<split]))
    rowsBeforeEnd = rows?.count ?? 0
    try decode(UnsafeRawBufferPointer(rebasing: chunk[split...]))
  }

  /// Why a picture of this size is refused; nil if it is not.
  private static func refusal(of size: PixelSize) -> PictureError? {
    if size.width < 1 || size.height < 1 { return .noPixels }
    return PictureLoader.isTooLarge(size) ? .tooLarge(size) : nil
  }

  private func decode(_ bytes: UnsafeRawBufferPointer) throws(PictureError) {
    guard !bytes.isEmpty, let start = bytes.baseAddress else { return }
    let data = start.assumingMemoryBound(to: guchar.self)
    // Without an error to fill in, it does not warn of decoders that stop at a refused size and do not say why.
    guard gdk_pixbuf_loader_write(loader, data, gsize(bytes.count), nil) == 0 else { return }
    throw refusal ?? (gdk_pixbuf_loader_get_format(loader) == nil ? .notPicture : .damaged)
  }

  /// The whole picture, after the last chunk.
  func finish() throws(PictureError) -> Pixbuf {
    guard !isAtStart else { throw .empty }
    let isDecoded = gdk_pixbuf_loader_close(loader, nil) != 0
    if let refusal { throw refusal }
    guard let format = gdk_pixbuf_loader_get_format(loader) else { throw .notPicture }
    if scan?.isAtEnd == false { throw .truncated }
    guard isDecoded, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), hasAllRows(of: pixbuf, format.name) else {
      throw scan?.isAtEnd == nil ? .truncated : .damaged
    }
    g_object_ref(UnsafeMutableRawPointer(pixbuf))
    return Pixbuf(adopting: pixbuf)
  }
}

nonisolated extension PictureDecoder {
  private func connect(_ signal: String, _ trampoline: GCallback) {
    g_signal_connect_data(
      loader, signal, trampoline, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// The decoder has read the header, and no pixel yet.
  fileprivate func prepare(_ size: PixelSize) {
    originalSize = size
    guard let format = gdk_pixbuf_loader_get_format(loader) else { return }
    let reason = PictureDecoder.refusal(of: size)
    // A drawing is as large as it is to be, if it has a size at all.
    if gdk_pixbuf_format_is_scalable(format) != 0, reason != .noPixels {
      setDeadline()
      return scale(to: size.scaled(toLongestSide: longestSide))
    }
    if let reason { return refuse(reason) }
    guard format.name == "jpeg" else { return }
    // Halves, quarters and eighths are what a JPEG can be decoded to. Asked for another size, the loader would scale
    // the picture a second time and no longer tell which rows came.
    divisor = [8, 4, 2].first { size.divided(by: $0).longestSide >= longestSide } ?? 1
    if divisor > 1 { scale(to: size.divided(by: divisor)) }
  }

  private func setDeadline() {
    guard deadline == 0 else { return }
    let giveUp: GSourceFunc = { cancellable in
      g_cancellable_cancel(cancellable?.assumingMemoryBound(to: GCancellable.self))
      // The decoder removes it.
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

  /// A size of 0 is how a loader is told to stop after the header.
  private func refuse(_ reason: PictureError) {
    refusal = reason
    gdk_pixbuf_loader_set_size(loader, 0, 0)
  }

  /// Pixels came, from the top or from the bottom.
  fileprivate func take(rows new: Range<Int>) {
    guard let rows else { return }
    self.rows = rows.isEmpty ? new : min(rows.lowerBound, new.lowerBound)..<max(rows.upperBound, new.upperBound)
  }

  /// Whether the file had all of the picture's rows; the loader fills up what is missing.
  private func hasAllRows(of pixbuf: OpaquePointer, _ format: String) -> Bool {
    // Other decoders say so themselves, or show pictures in parts.
    guard let rows, ["bmp", "ico", "jpeg", "png", "pnm"].contains(format) else { return true }
    let height = Int(clamping: gdk_pixbuf_get_height(pixbuf))
    // A JPEG's decoder holds back its last two rows of blocks until the end mark. It may hold back everything, where the
    // parts of the picture come one after the other or the file is short.
    let isMadeUp = format == "jpeg" && rowsBeforeEnd > 0 && rowsBeforeEnd < height - 64 / divisor
    return rows.count >= height && !isMadeUp
  }
}

nonisolated private let sizePrepared: @convention(c) (OpaquePointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
  _, width, height, data in
  decoder(data).prepare(PixelSize(width: Int(clamping: width), height: Int(clamping: height)))
}

nonisolated private let areaPrepared: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void = { _, data in
  decoder(data).rows = 0..<0
}

private typealias AreaUpdated = @convention(c) (OpaquePointer, gint, gint, gint, gint, UnsafeMutableRawPointer) -> Void

nonisolated private let areaUpdated: AreaUpdated = { _, _, top, _, height, data in
  let first = Int(clamping: top)
  decoder(data).take(rows: first..<first + max(0, Int(clamping: height)))
}

nonisolated private func decoder(_ data: UnsafeMutableRawPointer) -> PictureDecoder {
  Unmanaged<PictureDecoder>.fromOpaque(data).takeUnretainedValue()
}

nonisolated extension OpaquePointer {
  /// The name of a `GdkPixbufFormat`.
  fileprivate var name: String {
    guard let name = gdk_pixbuf_format_get_name(self) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }
}
