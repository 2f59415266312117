/// Follows the blocks of a GIF file to its trailer, and its frames, which have to lie on the screen (GIF89a, 18 to 27).
///
/// A frame of no pixels is a critical warning of gdk-pixbuf's. One beside the screen is not shown, and no error. The
/// decoder tells a missing trailer by itself, but not that of glycin, which reads the first frame only.
nonisolated struct GIFScan: PictureScan {
  static let signature = Array("GIF8".utf8)

  /// What the next bytes are.
  private enum Part {
    case screen, block, label, frame, codeSize, subblock

    /// How many bytes tell what follows.
    var count: Int {
      switch self {
      case .screen: 13
      case .frame: 9
      case .block, .label, .codeSize, .subblock: 1
      }
    }
  }

  private(set) var size: PixelSize?
  private(set) var isAtEnd: Bool? = false
  private(set) var isContradictory = false
  private var part = Part.screen
  private var reader = HeadReader()

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    while !isContradictory, reader.read(part.count, from: chunk, at: &position) {
      part = partAfterHead()
      reader.clear()
      if isAtEnd == true { return position - 1 }
    }
    return nil
  }

  private mutating func partAfterHead() -> Part {
    switch part {
    case .screen:
      size = PixelSize(width: number(6), height: number(8))
      skipColors(reader.head[10])
      return .block
    case .block: return partOfBlock(reader.head[0])
    case .label, .codeSize: return .subblock
    case .frame:
      let (right, bottom) = (number(0) + number(4), number(2) + number(6))
      isContradictory = number(4) == 0 || number(6) == 0 || right > size?.width ?? 0 || bottom > size?.height ?? 0
      skipColors(reader.head[8])
      return .codeSize
    case .subblock:
      reader.skip = Int(clamping: reader.head[0])
      return reader.skip == 0 ? .block : .subblock
    }
  }

  private mutating func partOfBlock(_ kind: UInt8) -> Part {
    switch kind {
    case 0x21: return .label
    case 0x2c: return .frame
    case 0x3b: isAtEnd = true
    case 0x00: break
    default: isContradictory = true
    }
    return .block
  }

  /// A table of colors follows where the highest bit is set; the lowest three say how long it is.
  private mutating func skipColors(_ flags: UInt8) {
    reader.skip = flags & 0x80 == 0 ? 0 : 3 << (Int(clamping: flags & 7) + 1)
  }

  private func number(_ offset: Int) -> Int { reader.head[offset..<(offset + 2)].littleEndian }
}
