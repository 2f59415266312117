/// Finds empty frames in a GIF file while the file is read (GIF89a specification, 18 to 26).
///
/// Works around gdk-pixbuf 2.42, which creates a picture of 0 × 0 pixels for an empty frame, with a critical warning.
nonisolated struct EmptyGIFFrames {
  private enum Part {
    case screen, block, extensionLabel, frame, codeSize, subblock

    var count: Int {
      switch self {
      case .screen: 13
      case .frame: 9
      case .block, .extensionLabel, .codeSize, .subblock: 1
      }
    }
  }

  private var part = Part.screen
  private var header = ChunkHeader()
  private var isEmptyFrame = false

  /// Returns nil for files of other formats.
  init?(fileStartingWith start: UnsafeRawBufferPointer) {
    guard start.starts(with: "GIF8".utf8) else { return nil }
  }

  /// Returns the number of bytes before the header of an empty frame is complete; nil if there is no such frame.
  mutating func read(_ data: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    while !isEmptyFrame, header.read(part.count, from: data, at: &position) {
      part = nextPart(after: header.bytes)
      header.clear()
      if isEmptyFrame { return position - 1 }
    }
    return nil
  }

  private mutating func nextPart(after bytes: [UInt8]) -> Part {
    switch part {
    case .screen:
      skipColors(bytes[10])
      return .block
    case .block:
      // Nothing after the trailer is part of the picture.
      if bytes[0] == 0x3b { header.skip = .max }
      return bytes[0] == 0x21 ? .extensionLabel : bytes[0] == 0x2c ? .frame : .block
    case .extensionLabel, .codeSize: return .subblock
    case .frame:
      isEmptyFrame = bytes[4..<6].allSatisfy { $0 == 0 } || bytes[6..<8].allSatisfy { $0 == 0 }
      skipColors(bytes[8])
      return .codeSize
    case .subblock:
      header.skip = Int(clamping: bytes[0])
      return header.skip == 0 ? .block : .subblock
    }
  }

  /// Skips a color table, whose size is in the low three bits; the high bit is set if there is one.
  private mutating func skipColors(_ flags: UInt8) {
    header.skip = flags & 0x80 == 0 ? 0 : 3 << (Int(clamping: flags & 7) + 1)
  }
}
