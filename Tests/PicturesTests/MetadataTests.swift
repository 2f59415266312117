import Testing

@testable import Pictures

/// What is read of a picture's file beside its pixels.
@Suite struct MetadataTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private static let littleEndian: [UInt8] =
    Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
  private static let bigEndian: [UInt8] =
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]

  private static func pngChunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(content.count)] + Array(kind.utf8) + content + [1, 2, 3, 4]
  }

  private static func webPChunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array(kind.utf8) + [UInt8(content.count), 0, 0, 0] + content + [UInt8](repeating: 0, count: content.count % 2)
  }

  private static func webP(_ chunks: [UInt8]...) -> [UInt8] {
    Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBP".utf8) + chunks.joined()
  }

  private func orientation(_ bytes: [UInt8], chunk: Int = .max) -> Int? {
    bytes.withUnsafeBytes { all in
      guard var reader = ExifReader(fileStartingWith: all) else { return nil }
      for start in stride(from: 0, to: all.count, by: min(chunk, all.count)) {
        reader.read(UnsafeRawBufferPointer(rebasing: all[start...].prefix(chunk)))
      }
      return reader.orientation
    }
  }

  @Test(arguments: [1, 2, 7, .max])
  func theOrientationIsFoundBeforeAndBehindThePixels(chunk: Int) {
    let pixels = Self.pngChunk("IDAT", [UInt8](repeating: 7, count: 99))
    let exif = Self.pngChunk("eXIf", Self.littleEndian)
    #expect(orientation(Self.png + exif + pixels, chunk: chunk) == 6)
    #expect(orientation(Self.png + pixels + Self.pngChunk("eXIf", Self.bigEndian), chunk: chunk) == 8)
    let webPPixels = Self.webPChunk("VP8 ", [UInt8](repeating: 7, count: 99))
    #expect(orientation(Self.webP(webPPixels, Self.webPChunk("EXIF", Self.littleEndian)), chunk: chunk) == 6)
    let prefixed = Array("Exif\0\0".utf8) + Self.bigEndian
    #expect(orientation(Self.webP(Self.webPChunk("EXIF", prefixed), webPPixels), chunk: chunk) == 8)
  }

  @Test func anInterlacedFileThatEndsInsideAChunkLacksPasses() {
    for (isInterlaced, missing, lacksPasses) in [
      (UInt8(1), 17, true), (1, 16, false), (1, 0, false), (1, -9, false), (0, 40, false),
    ] {
      let file =
        Self.png + Self.pngChunk("IHDR", [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, isInterlaced])
        + Self.pngChunk("eXIf", Self.littleEndian) + Self.pngChunk("IDAT", [UInt8](repeating: 7, count: 99))
        + Self.pngChunk("IEND", [])
      let bytes = missing < 0 ? file + [UInt8](repeating: 99, count: -missing) : file.dropLast(missing)
      bytes.withUnsafeBytes { all in
        var reader = ExifReader(fileStartingWith: all)
        reader?.read(all)
        #expect(reader?.lacksPasses == lacksPasses, "\(missing) bytes")
      }
    }
  }

  @Test func whatIsNoOrientationIsIgnored() {
    for value: UInt8 in [0, 9, 255] {
      var exif = Self.littleEndian
      exif[18] = value
      #expect(orientation(Self.png + Self.pngChunk("eXIf", exif)) == nil, "orientation \(value)")
    }
    #expect(orientation(Self.png + Self.pngChunk("eXIf", [])) == nil)
    #expect(orientation(Self.png + Self.pngChunk("IDAT", Self.littleEndian)) == nil)
    #expect(orientation(Array("GIF89a".utf8) + Self.littleEndian) == nil)
    #expect(orientation([]) == nil)
  }

  /// Nothing worse happens than that there is no orientation, whichever byte is wrong and wherever the data ends.
  @Test func damagedExifDataIsIgnored() {
    for exif in [Self.littleEndian, Self.bigEndian] {
      for count in exif.indices { _ = TIFFDirectory(exif[..<count])?.short(0x0112) }
      for position in exif.indices {
        for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
          var damaged = exif
          damaged[position] = value
          _ = TIFFDirectory(damaged[...])?.short(0x0112)
          _ = orientation(Self.png + Self.pngChunk("eXIf", damaged))
        }
      }
    }
  }

  @Test func severalNumbersOfAFieldAreElsewhere() {
    let three: [UInt8] =
      Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x53, 1, 3, 0, 3, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0] + [
        3, 0, 3, 0, 3, 0,
      ]
    #expect(TIFFDirectory(three[...])?.short(0x0153) == 3)
    #expect(TIFFDirectory(three.dropLast(5))?.short(0x0153) == nil)
  }

  @Test func theSizeIsReadBeforeADecoderSeesIt() {
    let size = PixelSize(width: 30_000, height: 20_000)
    let files: [[UInt8]] = [
      Self.png + [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0x75, 0x30, 0, 0, 0x4e, 0x20],
      // Its metadata has a preview of 1 × 1 pixels.
      [
        0xff, 0xd8, 0xff, 0xe1, 0, 12, 0xff, 0xd8, 0xff, 0xc0, 0, 7, 8, 0, 1, 0, 0xff, 0xc0, 0, 8, 8, 0x4e, 0x20, 0x75,
        0x30,
      ],
      Array("GIF89a".utf8) + [0x30, 0x75, 0x20, 0x4e],
      // A negative height says that the rows begin at the top.
      Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0, 0x30, 0x75, 0, 0, 0xe0, 0xb1, 0xff, 0xff],
    ]
    for file in files {
      #expect(file.withUnsafeBytes(declaredSize) == size)
      for count in file.indices { #expect(file[..<count].withUnsafeBytes(declaredSize) == nil) }
    }
    #expect(Array("P6\n3 3\n".utf8).withUnsafeBytes(declaredSize) == nil)
  }

  @Test(arguments: [1, 3, .max])
  func framesWithoutPixelsAreFound(chunk: Int) {
    let screen = Array("GIF89a".utf8) + [9, 0, 9, 0, 0x80, 0, 0] + Array(",,;,,;".utf8)
    let comment: [UInt8] = [0x21, 0xfe, 2] + Array(",;".utf8) + [0]
    func frame(_ width: UInt8) -> [UInt8] { [0x2c, 0, 0, 0, 0, width, 0, 1, 0, 0, 2, 2, 0x44, 1, 0] }
    func find(_ bytes: [UInt8]) -> Int? {
      bytes.withUnsafeBytes { all in
        guard var frames = EmptyGIFFrames(fileStartingWith: all) else { return nil }
        for start in stride(from: 0, to: all.count, by: min(chunk, all.count)) {
          if let found = frames.read(UnsafeRawBufferPointer(rebasing: all[start...].prefix(chunk))) {
            return start + found
          }
        }
        return nil
      }
    }
    #expect(find(screen + comment + frame(1) + frame(2) + [0x3b]) == nil)
    #expect(find(screen + comment + frame(1) + frame(0) + [0x3b]) == screen.count + comment.count + 15 + 9)
    #expect(find(screen + frame(1) + [0x3b] + frame(0)) == nil, "what follows the end is no frame")
  }
}
