import CGtk

/// Follows the segments of a JPEG file: the header of its frame, and the EOI marker (ITU-T T.81, B.1.1 and B.2.2).
///
/// The decoder makes up what is missing of a file that was cut off, and rows that only a lying header has. Those come
/// behind the marker. What stands in the metadata, size and marker, is a preview's.
nonisolated struct JPEGScan: PictureScan {
  static let signature: [UInt8] = [0xff, 0xd8, 0xff]

  private enum Part {
    /// Picture data, up to the byte that begins a marker.
    case data
    /// The second byte of a marker.
    case marker
    /// The length of a segment.
    case length
    /// The length of the frame's header, its precision, its height and its width.
    case frame
  }

  private(set) var size: PixelSize?
  private(set) var isAtEnd: Bool? = false
  private var part = Part.data
  private var reader = HeadReader()

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    guard let start = chunk.baseAddress else { return nil }
    var position = 0
    while position < chunk.count {
      switch part {
      case .data where reader.skip == 0:
        guard let found = memchr(start + position, 0xff, chunk.count - position) else { return nil }
        position = start.distance(to: found) + 1
        part = .marker
      case .data:
        // What is left of a segment.
        let skipped = min(reader.skip, chunk.count - position)
        (position, reader.skip) = (position + skipped, reader.skip - skipped)
      case .marker:
        let code = chunk[position]
        position += 1
        if code == 0xd9 {
          isAtEnd = true
          return max(0, position - 2)
        }
        part = part(after: code)
      case .length, .frame:
        guard reader.read(part == .frame ? 7 : 2, from: chunk, at: &position) else { return nil }
        readSegment()
      }
    }
    return nil
  }

  /// A height of 0 says that it follows the picture.
  private mutating func readSegment() {
    let head = reader.head
    if part == .frame, head[3..<5].bigEndian > 0 {
      size = PixelSize(width: head[5..<7].bigEndian, height: head[3..<5].bigEndian)
    }
    reader.clear()
    // The length counts its own two bytes.
    reader.skip = max(0, head[..<2].bigEndian - head.count)
    part = .data
  }

  private func part(after code: UInt8) -> Part {
    switch code {
    case 0xff: .marker
    // A byte of the data, a restart, or the start: nothing follows that has a length.
    case 0x00, 0x01, 0xd0...0xd8: .data
    case 0xc4, 0xc8, 0xcc: .length
    case 0xc0...0xcf: size == nil ? .frame : .length
    default: .length
    }
  }
}
