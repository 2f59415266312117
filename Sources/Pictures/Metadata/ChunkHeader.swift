/// A reader for the headers of a file's chunks, which may be split, that skips the content of the chunks.
nonisolated struct ChunkHeader {
  /// The number of bytes to skip before the next header.
  var skip = 0
  private(set) var bytes: [UInt8] = []

  /// Reads from `position`, and advances it.
  ///
  /// - Returns: Whether the header has `count` bytes; false at the end of `data`.
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

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }
}

nonisolated extension Sequence<UInt8> {
  /// The unsigned number of up to seven bytes, the most significant one first.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int(clamping: $1) } }
}

nonisolated extension BidirectionalCollection<UInt8> {
  /// The unsigned number of up to seven bytes, the least significant one first.
  var littleEndian: Int { reversed().bigEndian }
}
