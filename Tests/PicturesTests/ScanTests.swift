import Testing

@testable import Pictures

/// What is read of a picture's file before a decoder sees it.
@Suite struct ScanTests {
  /// A file as far as a scan follows it: its parts are there, and no picture is in them.
  struct File: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: PixelSize?
    /// How many bytes have come when the size is known.
    var sizeEnd = 0
    let bytes: [UInt8]
  }

  /// A file of the parts that a format has, one a line.
  private static func file(_ name: String, _ size: PixelSize?, knownAfter end: Int = 0, _ parts: [[UInt8]]) -> File {
    File(testDescription: name, size: size, sizeEnd: end, bytes: Array(parts.joined()))
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// What all of them say they are, if they say it in their headers.
  private static let size = PixelSize(width: 30_000, height: 20_000)

  static let png = file(
    "PNG", size, knownAfter: 24,
    [
      [0x89], text("PNG\r\n"), [0x1a], text("\n"),
      [0, 0, 0, 13], text("IHDR"), [0, 0, 0x75, 0x30], [0, 0, 0x4e, 0x20], [8, 2, 0, 0, 0], [1, 2, 3, 4],
      [0, 0, 0, 8], text("tEXt"), text("PNGIEND!"), [1, 2, 3, 4],
      [0, 0, 0, 0], text("IEND"), [0xae, 0x42, 0x60, 0x82],
    ])

  /// Its metadata has a preview of 1 × 1 pixels, from the start marker to the end marker.
  static let jpeg = file(
    "JPEG", size, knownAfter: 29,
    [
      [0xff, 0xd8],
      [0xff, 0xe1, 0, 16], [0xff, 0xd8, 0xff, 0xc0, 0, 7, 8, 0, 1, 0, 1, 0xff, 0xd9, 0],
      [0xff, 0xc0, 0, 8, 8, 0x4e, 0x20, 0x75, 0x30, 1],
      [0xff, 0xda, 0, 2], [1, 0xff, 0, 0xff, 0xd0, 2], [0xff, 0xd9],
    ])

  static let gif = file(
    "GIF", size, knownAfter: 13,
    [
      text("GIF89a"), [0x30, 0x75, 0x20, 0x4e, 0x80, 0, 0], text(";;;;;;"),
      [0x21, 0xfe, 1], text(";"), [0],
      [0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0], [2, 2], text(";;"), [0],
      text(";"),
    ])

  /// Its rows begin at the top, which a negative height says.
  static let bitmap = file(
    "BMP", size, knownAfter: 26,
    [
      text("BM"), Array(repeating: 0, count: 12), [40, 0, 0, 0], [0x30, 0x75, 0, 0], [0xe0, 0xb1, 0xff, 0xff], [1, 0],
    ])

  static let webP = file("WebP", nil, [text("RIFF"), [12, 0, 0, 0], text("WEBPVP8 "), [0, 0, 0, 0]])

  @Test(arguments: [png, jpeg, gif, bitmap, webP])
  func theSizeIsKnownBeforeAnyPixel(_ file: File) throws {
    #expect(try scan(file.bytes).size == file.size)
    #expect(try scan(Array(file.bytes[..<max(file.sizeEnd, 12)])).size == file.size)
    #expect(try scan(Array(file.bytes[..<max(file.sizeEnd - 1, 12)])).size == nil)
  }

  /// The mark is in the last bytes, of which not all have to be there.
  @Test(arguments: zip([png, jpeg, gif, webP], [5, 1, 1, 1]))
  func aFileWithoutItsEndIsNotAtItsEnd(_ file: File, missing: Int) throws {
    #expect(try scan(file.bytes).isAtEnd == true)
    #expect(try scan(file.bytes.dropLast(missing)).isAtEnd == false)
  }

  /// Of the first bytes, as many come at once as tell the format.
  @Test(arguments: [png, jpeg, gif, bitmap, webP])
  func howTheFileIsCutIntoChunksMakesNoDifference(_ file: File) throws {
    for count in [1, 5, 7] {
      let scan = try scan(file.bytes, chunk: count)
      #expect(scan.size == file.size, "\(count) bytes at a time")
      #expect(scan.isAtEnd != false, "\(count) bytes at a time")
      #expect(!scan.isContradictory, "\(count) bytes at a time")
    }
  }

  @Test(arguments: zip([26, 28, 29, 31], [UInt8(0x76), 0x4f, 0, 0]))
  func aFrameOfNoPixelsOrBesideItsScreenContradictsTheFile(position: Int, value: UInt8) throws {
    #expect(try !scan(Self.gif.bytes).isContradictory)
    var bytes = Self.gif.bytes
    bytes[position] = value
    #expect(try scan(bytes).isContradictory, "byte \(position)")
  }

  @Test func formatsWhoseDecodersTellEverythingAreNotFollowed() {
    for start in ["II*\0", "P6\n3 3\n255\n", "<svg xmlns=", "RIFF\0\0\0\0WAVE", ""] {
      #expect(Array(start.utf8).withUnsafeBytes { pictureScan(ofFileWith: $0) } == nil)
    }
  }

  private func scan(_ bytes: some Collection<UInt8>, chunk: Int = .max) throws -> any PictureScan {
    let bytes = Array(bytes)
    var scan = try #require(bytes.withUnsafeBytes { pictureScan(ofFileWith: $0) })
    var start = 0
    while start < bytes.count {
      let count = min(max(chunk, start == 0 ? 12 : 1), bytes.count - start)
      bytes.withUnsafeBytes { _ = scan.follow(UnsafeRawBufferPointer(rebasing: $0[start..<(start + count)])) }
      start += count
    }
    return scan
  }
}
