import CGtk

/// Finds the EOI marker of a JPEG file, and not one of a preview in its metadata (ITU-T T.81, B.1.1).
nonisolated struct JPEGEnd: PictureEnd {
  static let signature: [UInt8] = [0xff, 0xd8, 0xff]

  private enum Part {
    /// Picture data, up to the byte that begins a marker.
    case data
    /// The second byte of a marker.
    case marker
    /// The length of a segment, of which `high` is the first byte.
    case length(high: Int?)
    /// What is left of a segment.
    case segment(Int)
  }

  private(set) var isReached = false
  private var part = Part.data

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    guard let start = chunk.baseAddress else { return nil }
    var position = 0
    while position < chunk.count {
      switch part {
      case .data:
        guard let found = memchr(start + position, 0xff, chunk.count - position) else { return nil }
        position = start.distance(to: found) + 1
        part = .marker
      case .marker:
        let code = chunk[position]
        position += 1
        if code == 0xd9 {
          isReached = true
          return max(0, position - 2)
        }
        part = JPEGEnd.part(after: code)
      case .length(nil):
        part = .length(high: Int(chunk[position]))
        position += 1
      case .length(let high?):
        // The length counts its own two bytes.
        part = .segment(max(0, high << 8 + Int(chunk[position]) - 2))
        position += 1
      case .segment(let rest):
        let skipped = min(rest, chunk.count - position)
        position += skipped
        part = skipped < rest ? .segment(rest - skipped) : .data
      }
    }
    return nil
  }

  private static func part(after code: UInt8) -> Part {
    switch code {
    case 0xff: .marker
    // A byte of the data, a restart, or the start: nothing follows that has a length.
    case 0x00, 0x01, 0xd0...0xd8: .data
    default: .length(high: nil)
    }
  }
}
