/// Reads the first bytes of a file's parts, which may be spread over chunks, and passes over what lies between.
nonisolated struct HeadReader {
  /// How many bytes are passed over before the next part.
  var skip = 0
  /// As much of the part's first bytes as came.
  private(set) var head: [UInt8] = []

  /// Goes on from `position` in a chunk; true once the head has `count` bytes, false at the chunk's end.
  mutating func read(_ count: Int, from chunk: UnsafeRawBufferPointer, at position: inout Int) -> Bool {
    while position < chunk.count {
      if skip > 0 {
        let skipped = min(skip, chunk.count - position)
        (skip, position) = (skip - skipped, position + skipped)
        continue
      }
      head.append(chunk[position])
      position += 1
      if head.count == count { return true }
    }
    return false
  }

  /// Begins the next part.
  mutating func clear() { head.removeAll(keepingCapacity: true) }
}
