import CGtk

/// The data that another program writes, read on one thread, which may be any (`GInputStream`).
nonisolated package final class TransferStream: @unchecked Sendable {
  /// The size of a read in bytes: the capacity of a pipe on Linux.
  private static let chunkSize = 64 << 10

  private let pointer: UnsafeMutablePointer<GInputStream>

  package init(adopting pointer: UnsafeMutablePointer<GInputStream>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  /// Reads to the end, which the other program has to write first (`g_input_stream_read`).
  ///
  /// - Throws: `G_IO_ERROR_MESSAGE_TOO_LARGE` above `limit` bytes, `G_IO_ERROR_CANCELLED`, or the stream's error.
  package func content(upTo limit: Int, _ cancellation: Cancellation = Cancellation()) throws(GLibError) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      var error: UnsafeMutablePointer<GError>?
      let count = g_input_stream_read(pointer, chunk.baseAddress, gsize(chunk.count), cancellation.pointer, &error)
      guard count >= 0 else { throw GLibError(taking: error) }
      // Not every stream checks the cancellable.
      if cancellation.isCancelled { throw GLibError(G_IO_ERROR_CANCELLED, "Reading was cancelled.") }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else {
        throw GLibError(G_IO_ERROR_MESSAGE_TOO_LARGE, "The data is too large.")
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
