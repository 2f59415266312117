/// Collects the first bytes of a file's chunks, which may arrive in pieces, and skips the rest of each chunk.
nonisolated struct ChunkHeader {
  /// The number of bytes to skip before the next header.
  var skip = 0
  /// The bytes of the header that have arrived.
  private(set) var bytes: [UInt8] = []

  /// Reads on from `position`, and moves it forward.
  ///
  /// - Returns: Whether the header has `count` bytes now; false at the end of `data`.
  mutating func read(_ count: Int, from data: UnsafeRawBufferPointer, at position: inout Int) -> Bool {
    while position < data.count {
      if skip > 0 {
        let skipped = min(skip, data.count - position)
        (skip, position) = (skip - skipped, position + skipped)
      } else {
        let taken = min(count - bytes.count, data.count - position)
        bytes += data[position..<(position + taken)]
        position += taken
        if bytes.count == count { return true }
      }
    }
    return false
  }

  /// Starts the next header.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }
}

nonisolated extension Sequence<UInt8> {
  /// The bytes as an unsigned number, most significant byte first; at most seven bytes.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int(clamping: $1) } }
}

nonisolated extension BidirectionalCollection<UInt8> {
  /// The bytes as an unsigned number, least significant byte first; at most seven bytes.
  var littleEndian: Int { reversed().bigEndian }
}
