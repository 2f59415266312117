/// Finds the Exif data of a PNG or WebP file while the file is read.
///
/// Before gdk-pixbuf 2.44, only the JPEG and TIFF loaders read the orientation.
///
/// - SeeAlso: PNG specification, 11.3.6 (eXIf); RFC 9649, 2.7.1.4 (EXIF).
nonisolated struct ExifReader {
  /// The maximum number of bytes of Exif data to keep; the orientation is near the start.
  private static let limit = 16 << 10

  private enum Format { case png, webP }

  private let format: Format
  private let isInterlaced: Bool
  private var header: ChunkHeader
  private var count: Int?
  private var exif: [UInt8] = []

  /// Returns nil for files of other formats.
  init?(fileStartingWith start: UnsafeRawBufferPointer) {
    isInterlaced = start.count > 28 && start[28] == 1
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      (format, header) = (.png, ChunkHeader(skip: 8))
    } else if start.count >= 12, start.starts(with: "RIFF".utf8), start[8..<12].elementsEqual("WEBP".utf8) {
      (format, header) = (.webP, ChunkHeader(skip: 12))
    } else {
      return nil
    }
  }

  /// The Exif orientation, from 1 to 8; nil if the file has no valid one.
  var orientation: Int? {
    // Some programs write the prefix of JPEG's Exif data.
    let prefix = Array("Exif\0\0".utf8)
    let data = exif.starts(with: prefix) ? exif.dropFirst(prefix.count) : exif[...]
    return TIFFDirectory(data)?.short(0x0112).flatMap { (1...8).contains($0) ? $0 : nil }
  }

  /// Whether an interlaced PNG ends inside a chunk, so that its last passes are missing.
  ///
  /// Its decoder reports all rows after the first of seven passes.
  var lacksPasses: Bool { format == .png && isInterlaced && header.skip > 4 && header.skip < .max >> 1 }

  mutating func read(_ data: UnsafeRawBufferPointer) {
    var position = 0
    while position < data.count {
      if let count {
        let wanted = min(count, Self.limit)
        let taken = min(wanted - exif.count, data.count - position)
        exif += data[position..<(position + taken)]
        position += taken
        if exif.count == wanted { skipRest(of: count) }
        continue
      }
      guard header.read(8, from: data, at: &position) else { return }
      let (first, second) = (header.bytes[..<4], header.bytes[4...])
      header.clear()
      switch format {
      case .png where exif.isEmpty && second.elementsEqual("eXIf".utf8): count = first.bigEndian
      // Nothing after the last chunk is part of the picture.
      case .png where second.elementsEqual("IEND".utf8): header.skip = .max
      case .png: skipRest(of: first.bigEndian)
      case .webP where exif.isEmpty && first.elementsEqual("EXIF".utf8): count = second.littleEndian
      case .webP: skipRest(of: second.littleEndian)
      }
    }
  }

  /// Skips the rest of a chunk of `length` bytes, and the checksum of PNG or the padding of WebP after it.
  private mutating func skipRest(of length: Int) {
    let taken = count == nil ? 0 : exif.count
    count = nil
    header.skip = length - taken + (format == .png ? 4 : length % 2)
  }
}
