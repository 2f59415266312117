import CGtk

/// A gzip decompressor for data that is read in chunks.
///
/// Wraps `GZlibDecompressor`.
nonisolated final class Gunzip {
  static let signature: [UInt8] = [0x1f, 0x8b]
  /// The maximum number of decompressed bytes, because a few compressed bytes can expand to any number.
  static let limit = 64 << 20

  private let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP)!
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private var total = 0
  private var isAtEnd = false

  deinit {
    buffer.deallocate()
    g_object_unref(UnsafeMutableRawPointer(decompressor))
  }

  /// Decompresses the next bytes, and passes the result to `take` in chunks.
  ///
  /// - Throws: ``PictureError/damaged`` for data that is not gzip or more than ``limit``, and the errors of `take`.
  func decompress(
    _ data: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) throws(PictureError) -> Void
  ) throws(PictureError) {
    var rest = data
    while !isAtEnd, !rest.isEmpty {
      var (read, written): (gsize, gsize) = (0, 0)
      var error: UnsafeMutablePointer<GError>?
      let result = g_converter_convert(
        decompressor, rest.baseAddress, gsize(rest.count), buffer.baseAddress, gsize(buffer.count),
        GConverterFlags(rawValue: 0), &read, &written, &error)
      if let error {
        let needsMore = error.pointee.code == gint(bitPattern: G_IO_ERROR_PARTIAL_INPUT.rawValue)
        g_error_free(error)
        guard needsMore else { throw .damaged }
        return
      }
      isAtEnd = result == G_CONVERTER_FINISHED
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Int(clamping: read)))
      total += Int(clamping: written)
      guard total <= Self.limit else { throw .damaged }
      if written > 0 { try take(UnsafeRawBufferPointer(rebasing: buffer[..<Int(clamping: written)])) }
    }
  }
}
