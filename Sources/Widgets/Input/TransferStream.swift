import CGtk

/// What another program writes, read on any one thread.
///
/// Wraps `GInputStream`.
nonisolated package final class TransferStream: @unchecked Sendable {
  /// How many bytes are read at once: as many as a pipe holds.
  private static let chunkSize = 64 << 10

  private let pointer: UnsafeMutablePointer<GInputStream>

  /// Takes over a reference ('transfer full').
  package init(adopting pointer: UnsafeMutablePointer<GInputStream>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  /// All that comes, unless it gets too long; waits for the other program.
  ///
  /// Wraps `g_input_stream_read`.
  package func content(upTo limit: Int, _ cancellation: Cancellation) -> Result<[UInt8], TransferError> {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkSize, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = g_input_stream_read(pointer, chunk.baseAddress, gsize(chunk.count), cancellation.pointer, nil)
      // Not every stream looks for it.
      if cancellation.isCancelled { return .failure(.cancelled) }
      if count == 0 { return .success(bytes) }
      guard count > 0 else { return .failure(.unreadable) }
      guard bytes.count + count <= limit else { return .failure(.tooLarge) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
