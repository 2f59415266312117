import Testing
import Widgets

@testable import Pictures

/// What is read of a picture file besides its pixels.
@Suite struct MetadataTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private static let littleEndian: [UInt8] =
    Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
  private static let bigEndian: [UInt8] =
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]

  private static func pngChunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: content.count >> $0) } + Array(kind.utf8) + content + [1, 2, 3, 4]
  }

  private static func webPChunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array(kind.utf8) + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: content.count >> $0) } + content
      + [UInt8](repeating: 0, count: content.count % 2)
  }

  private static func webP(_ chunks: [UInt8]...) -> [UInt8] {
    Array("RIFF".utf8) + [0, 1, 0, 0] + Array("WEBP".utf8) + chunks.joined()
  }

  private func metadata(_ bytes: [UInt8]) throws -> ChunkMetadata {
    try bytes.withUnsafeBytes { try ChunkMetadata(PictureInput(data: $0, Cancellation())) }
  }

  private func orientation(_ bytes: [UInt8]) throws -> Int? { try metadata(bytes).orientation }

  @Test(arguments: [0, 99, 200_000])
  func theOrientationIsFoundBeforeAndAfterThePixels(count: Int) throws {
    let pixels = Self.pngChunk("IDAT", [UInt8](repeating: 7, count: count))
    let exif = Self.pngChunk("eXIf", Self.littleEndian)
    #expect(try orientation(Self.png + exif + pixels) == 6)
    #expect(try orientation(Self.png + pixels + Self.pngChunk("eXIf", Self.bigEndian)) == 8)
    let webPPixels = Self.webPChunk("VP8 ", [UInt8](repeating: 7, count: count + 1))
    #expect(try orientation(Self.webP(webPPixels, Self.webPChunk("EXIF", Self.littleEndian))) == 6)
    let prefixed = Array("Exif\0\0".utf8) + Self.bigEndian
    #expect(try orientation(Self.webP(Self.webPChunk("EXIF", prefixed), webPPixels)) == 8)
  }

  @Test func anInterlacedFileThatEndsInsideAChunkLacksPasses() throws {
    for (isInterlaced, missing, lacksPasses) in [
      (UInt8(1), 17, true), (1, 16, false), (1, 0, false), (1, -9, false), (0, 40, false),
    ] {
      let file =
        Self.png + Self.pngChunk("IHDR", [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, isInterlaced])
        + Self.pngChunk("eXIf", Self.littleEndian) + Self.pngChunk("IDAT", [UInt8](repeating: 7, count: 99))
        + Self.pngChunk("IEND", [])
      let bytes = missing < 0 ? file + [UInt8](repeating: 99, count: -missing) : file.dropLast(missing)
      #expect(try metadata(bytes).lacksPasses == lacksPasses, "\(missing) bytes")
    }
  }

  @Test func invalidOrientationsAreIgnored() throws {
    for value: UInt8 in [0, 9, 255] {
      var exif = Self.littleEndian
      exif[18] = value
      #expect(try orientation(Self.png + Self.pngChunk("eXIf", exif)) == nil, "orientation \(value)")
    }
    #expect(try orientation(Self.png + Self.pngChunk("eXIf", [])) == nil)
    #expect(try orientation(Self.png + Self.pngChunk("IDAT", Self.littleEndian)) == nil)
    #expect(try orientation(Array("GIF89a".utf8) + Self.littleEndian) == nil)
  }

  @Test func damagedOrTruncatedExifDataDoesNotTrap() throws {
    for exif in [Self.littleEndian, Self.bigEndian] {
      for count in exif.indices { _ = exifOrientation(Array(exif[..<count])) }
      for position in exif.indices {
        for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
          var damaged = exif
          damaged[position] = value
          _ = exifOrientation(damaged)
          _ = try orientation(Self.png + Self.pngChunk("eXIf", damaged))
        }
      }
    }
  }

  @Test func severalNumbersOfAFieldAreReadAtTheirOffset() {
    let three: [UInt8] =
      Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x53, 1, 3, 0, 3, 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0] + [
        3, 0, 3, 0, 3, 0,
      ]
    #expect(firstNumber(ofTIFFField: 0x0153, in: three[...]) == 3)
    #expect(firstNumber(ofTIFFField: 0x0153, in: three.dropLast(5)) == nil)
  }

  @Test func theDeclaredSizeIsReadFromTheStartOfAFile() {
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
      #expect(declaredSize(ofFileStartingWith: file) == size)
      for count in file.indices { #expect(declaredSize(ofFileStartingWith: Array(file[..<count])) == nil) }
    }
    #expect(declaredSize(ofFileStartingWith: Array("P6\n3 3\n".utf8)) == nil)
  }
}
