import CGtk
import Widgets

/// A buffered stream of a picture's bytes, used on one thread at a time (`GInputStream`).
nonisolated final class ByteStream {
  static let chunkSize = 64 << 10

  private let stream: UnsafeMutablePointer<GInputStream>
  private let cancellation: Cancellation

  /// Takes ownership of a reference ('transfer full').
  init(adopting stream: UnsafeMutablePointer<GInputStream>, _ cancellation: Cancellation) {
    self.stream = g_buffered_input_stream_new_sized(stream, gsize(clamping: Self.chunkSize))
    self.cancellation = cancellation
    g_object_unref(stream)
  }

  deinit { g_object_unref(stream) }

  /// Returns the next `count` bytes, or fewer at the end.
  func read(_ count: Int = chunkSize) throws(PictureError) -> [UInt8] {
    var error: UnsafeMutablePointer<GError>?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, readCount in
      var size: gsize = 0
      g_input_stream_read_all(stream, buffer.baseAddress, gsize(clamping: count), &size, cancellation.pointer, &error)
      readCount = Int(clamping: size)
    }
    if let error { throw PictureError(taking: error) }
    return bytes
  }

  /// Skips `count` bytes; returns `false` if the stream ends before.
  func skip(_ count: Int) -> Bool {
    var rest = count
    while rest > 0 {
      let skipped = g_input_stream_skip(stream, gsize(clamping: rest), cancellation.pointer, nil)
      guard skipped > 0 else { return false }
      rest -= skipped
    }
    return true
  }

  /// Returns a stream of the rest through `converter`, of which it takes ownership (`GConverterInputStream`).
  func converted(by converter: OpaquePointer) -> ByteStream {
    defer { g_object_unref(UnsafeMutableRawPointer(converter)) }
    return ByteStream(adopting: g_converter_input_stream_new(stream, converter), cancellation)
  }
}
