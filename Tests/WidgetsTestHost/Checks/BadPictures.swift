import CGtk
import Glibc
import Pictures
import Widgets

extension Check {
  /// Files that cannot be loaded as pictures, and their errors.
  static let badPictures: [Check] = [
    Check("Bad pictures: files that are no pictures have errors with the reason") {
      try expect(try error(of: Array("No picture, but a text.\n".utf8)), is: .notPicture, "a short text")
      let text = Array(repeating: "A longer text. ", count: 1000).joined()
      try expect(try error(of: Array(text.utf8)), is: .notPicture, "a long text")
      try expect(try error(of: []), is: .empty, "an empty file")
      try expect(try PictureLoading.error(.data([])), is: .empty, "no data")
      try expect(try PictureLoading.error(.uri("file:///")), is: .folder, "a folder")
      try expect(try PictureLoading.error(.uri("file:///dev/zero")), is: .notPicture, "a device")
      try expect(try PictureLoading.error(.uri("file:///no/such/file")), is: .vanished, "a file that is not there")
      for uri in ["https://example.org/a.png", "HTTP://example.org", "blob:https://example.org/1"] {
        try expect(try PictureLoading.error(.uri(uri)), is: .onWeb, "the address '\(uri)'")
      }
      for uri in ["sftp://localhost/a.png", "no-such-scheme:a", "no URI", ""] {
        try expect(try PictureLoading.error(.uri(uri)), is: .unreadable, "the URI '\(uri)'")
      }
    },

    Check("Bad pictures: a pipe without a writer is not waited for") {
      try PictureFiles.withFile([]) { uri, path in
        remove(path)
        mkfifo(path, 0o600)
        try expect(try PictureLoading.error(.uri(uri)), is: .notPicture, "a pipe")
      }
    },

    Check("Bad pictures: a file without read permission is reported") {
      try PictureFiles.withFile(PictureFiles.encoded("png")) { uri, path in
        chmod(path, 0)
        try Permissions.asAnybody { try expect(try PictureLoading.error(.uri(uri)), is: .noPermission, "the error") }
      }
    },

    Check("Bad pictures: pictures without pixels or with too many are rejected") {
      try expect(try error(of: PictureFiles.png(saying: 0, 0)), is: .noPixels, "a PNG of 0×0")
      try expect(try error(of: Array(svg(width: 0, height: 0).utf8)), is: .noPixels, "an SVG of 0×0")
      let huge = PixelSize(width: 30_000, height: 30_000)
      try Memory.forgetPeak()
      let before = try Memory.now
      let jpeg = PictureFiles.jpeg(PictureFiles.encoded("jpeg"), saying: 30_000, 30_000)
      let netpbm = Array("P6\n30000 30000\n255\n".utf8) + [UInt8](repeating: 9, count: 100_000)
      for bytes in [PictureFiles.png(saying: 30_000, 30_000), jpeg, netpbm, bitmapFile(huge), targa(huge), gif(huge)] {
        try expect(try error(of: bytes), is: .tooLarge(huge), "30,000×30,000 in \(bytes.prefix(4))")
      }
      let taken = try Memory.peak - before
      try expect(taken < 20 << 20, "no memory was allocated for it: \(taken) bytes")
      let drawing = Array(svg(width: 30_000, height: 30_000).utf8)
      try expect(try error(of: drawing), is: nil, "an SVG has no pixels before it is drawn")
    },

    Check("Bad pictures: a PNG with a wrong checksum in its header is damaged") {
      var png = PictureFiles.encoded("png", width: 200, height: 200)
      png[18] ^= 1
      try expect(try error(of: png), is: .damaged, "a PNG with a wrong checksum")
    },

    Check("Bad pictures: a file that is truncated during the load is reported as vanished") {
      let bytes = bitmapFile(PixelSize(width: 5000, height: 4000), hasPixels: true)
      // The file is open only briefly, so several attempts may be needed.
      for _ in 0..<20 {
        let error = try PictureFiles.withFile(bytes) { uri, path in
          let run = PictureLoading.Run(.uri(uri), longestSide: 400)
          while run.result == nil, !isOpen(path) { _ = Loop.run(for: 0.001) }
          truncate(path, 100_000)
          return try run.error()
        }
        guard let error else { continue }
        return try expect(error, is: .vanished, "error")
      }
      throw Failure("it was loaded each time", #fileID, #line)
    },

    Check("Bad pictures: a changed byte in a header causes at most an error") {
      let files = ["png", "jpeg", "tiff", "bmp", "ico"].map { PictureFiles.encoded($0) }
      for bytes in files + [gif(PixelSize(width: 8, height: 8)), targa(PixelSize(width: 8, height: 8))] {
        for position in 0..<min(bytes.count, 60) {
          for change: UInt8 in [0x01, 0x80, 0xff] {
            var damaged = bytes
            damaged[position] ^= change
            _ = try PictureLoading.error(.data(damaged))
          }
        }
      }
    },
  ]

  private static func error(of bytes: [UInt8]) throws -> PictureError? {
    try PictureFiles.withFile(bytes) { uri, _ in try PictureLoading.error(.uri(uri)) }
  }

  private static func svg(width: Int, height: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'><rect width='100%' height='100%'/></svg>"
  }

  private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(number >> (8 * $0) & 0xff) }
  }

  /// A BMP with 24 bits per pixel, or its header and a little more.
  private static func bitmapFile(_ size: PixelSize, hasPixels: Bool = false) -> [UInt8] {
    let count = hasPixels ? size.width * size.height * 3 : 10_000
    return Array("BM".utf8) + littleEndian(54 + count, 4) + littleEndian(0, 4) + littleEndian(54, 4)
      + littleEndian(40, 4) + littleEndian(size.width, 4) + littleEndian(size.height, 4) + littleEndian(1, 2)
      + littleEndian(24, 2) + littleEndian(0, 24) + [UInt8](repeating: 99, count: count)
  }

  private static func targa(_ size: PixelSize) -> [UInt8] {
    [0, 0, 2] + littleEndian(0, 9) + littleEndian(size.width, 2) + littleEndian(size.height, 2) + [24, 0]
      + [UInt8](repeating: 99, count: 10_000)
  }

  private static func gif(_ size: PixelSize) -> [UInt8] {
    Array("GIF89a".utf8) + littleEndian(size.width, 2) + littleEndian(size.height, 2) + [0, 0, 0, 0x2c]
      + littleEndian(0, 4) + littleEndian(size.width, 2) + littleEndian(size.height, 2) + [0, 2, 1, 0x44, 0, 0x3b]
  }

  /// Whether this process has the file at `path` open.
  private static func isOpen(_ path: String) -> Bool {
    (3..<256).contains { number in
      guard let target = g_file_read_link("/proc/self/fd/\(number)", nil) else { return false }
      defer { g_free(target) }
      return String(cString: target) == path
    }
  }
}
