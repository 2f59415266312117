import CGtk

/// The data that another program writes, to be read on one thread, which may be any thread.
///
/// Wraps `GInputStream`.
nonisolated package final class TransferStream: @unchecked Sendable {
  /// The size of a read in bytes: the capacity of a pipe on Linux.
  private static let chunkSize = 64 << 10

  private let pointer: UnsafeMutablePointer<GInputStream>

  package init(adopting pointer: UnsafeMutablePointer<GInputStream>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  /// Reads to the end, or fails if the data exceeds `limit` bytes; blocks until the other program has written it.
  ///
  /// Wraps `g_input_stream_read`.
  package func content(upTo limit: Int, _ cancellation: Cancellation) -> Result<[UInt8], TransferError> {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = g_input_stream_read(pointer, chunk.baseAddress, gsize(chunk.count), cancellation.pointer, nil)
      // Not every stream checks the cancellable.
      if cancellation.isCancelled { return .failure(.cancelled) }
      if count == 0 { return .success(bytes) }
      guard count > 0 else { return .failure(.unreadable) }
      guard bytes.count + count <= limit else { return .failure(.tooLarge) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
