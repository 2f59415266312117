import CGtk

/// A gzip compressor for data that is read in chunks.
///
/// Works around gdk-pixbuf 2.44 (glycin), which checks the first bytes of an SVG even if its loader was chosen by name,
/// but not those of a compressed one. Wraps `GZlibCompressor`.
nonisolated final class Gzip {
  static var isNeeded: Bool { gdk_pixbuf_minor_version >= 43 }

  private let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, 1)!
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

  deinit {
    buffer.deallocate()
    g_object_unref(UnsafeMutableRawPointer(compressor))
  }

  /// Compresses the next bytes, which are the last ones if `isLast`, and passes the result to `take` in chunks.
  func compress(
    _ data: UnsafeRawBufferPointer, isLast: Bool, _ take: (UnsafeRawBufferPointer) throws(PictureError) -> Void
  ) throws(PictureError) {
    var rest = data
    while isLast || !rest.isEmpty {
      var (read, written): (gsize, gsize) = (0, 0)
      let flags = isLast ? G_CONVERTER_INPUT_AT_END : GConverterFlags(rawValue: 0)
      let result = g_converter_convert(
        compressor, rest.baseAddress, gsize(rest.count), buffer.baseAddress, gsize(buffer.count), flags, &read,
        &written,
        nil)
      guard result != G_CONVERTER_ERROR else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Int(clamping: read)))
      if written > 0 { try take(UnsafeRawBufferPointer(rebasing: buffer[..<Int(clamping: written)])) }
      if result == G_CONVERTER_FINISHED { return }
    }
  }
}
