import CGtk
import Glibc
import Pictures
import Widgets

extension Check {
  /// Pictures that this system cannot decode, or in which nothing is visible.
  static let pictureKinds: [Check] = [
    Check("Picture kinds: formats without a decoder are reported by name") {
      let files: [(kind: String, type: String, bytes: [UInt8])] = [
        ("HEIC", "image/heif", brand("heic")), ("HEIC", "image/heif", brand("mif1")),
        ("AVIF", "image/avif", brand("avif")), ("AVIF", "image/avif", brand("avis")),
        ("JPEG XL", "image/jxl", [0xff, 0x0a] + [UInt8](repeating: 7, count: 5000)),
        (
          "JPEG XL", "image/jxl",
          [0, 0, 0, 12] + Array("JXL \r\n".utf8) + [0x87, 10] + [UInt8](repeating: 7, count: 40)
        ),
        ("JPEG 2000", "image/jp2", [0, 0, 0, 12] + Array("jP  \r\n".utf8) + [0x87, 10] + brand("jp2 ")),
        ("CR3", "image/x-canon-cr3", brand("crx ")),
        ("QOI", "image/qoi", Array("qoif".utf8) + [0, 0, 0, 9, 0, 0, 0, 9, 3, 0]),
      ]
      for (kind, type, bytes) in files where !isReadable(type) {
        try expect(try PictureLoading.error(.data(bytes)), is: .unsupported(kind: kind), kind)
        let error = try PictureFiles.withFile(bytes) { uri, _ in try PictureLoading.error(.uri(uri)) }
        try expect(error, is: .unsupported(kind: kind), "a file of \(kind)")
      }
      // The desktop describes the others, in its own language.
      let others: [(type: String, bytes: [UInt8])] = [
        ("image/vnd.adobe.photoshop", Array("8BPS".utf8) + [0, 1] + [UInt8](repeating: 0, count: 40)),
        ("image/x-fuji-raf", Array("FUJIFILMCCD-RAW 0201".utf8) + [UInt8](repeating: 0, count: 40)),
        ("image/webp", PictureFiles.webp),
      ]
      for (type, bytes) in others where !isReadable(type) {
        guard case .unsupported(let kind)? = try PictureLoading.error(.data(bytes)), !kind.isEmpty else {
          throw Failure("\(type) is not reported by name", #fileID, #line)
        }
      }
    },

    Check("Picture kinds: videos and other files that are no pictures are reported") {
      for name in ["isom", "mp42", "qt  "] {
        try expect(try PictureLoading.error(.data(brand(name))), is: .video, name)
      }
      for text in [
        "<html><body>no picture</body></html>\n", "%PDF-1.4\n", "PK\u{3}\u{4}", "ftypheic", "qoi", "II", "\u{1f}",
      ] {
        try expect(try PictureLoading.error(.data(Array(text.utf8))), is: .notPicture, text)
      }
    },

    Check("Picture kinds: transparent pictures get an opaque background of two grays") {
      let picture = try PictureLoading.picture(.data(PictureFiles.encoded("png", width: 64, height: 64, alpha: 0x40)))
      let pixels = PicturePixels(of: picture.bitmap.texture)
      let all = (0..<64).flatMap { y in (0..<64).map { pixels[$0, y] } }
      try expect(all.allSatisfy { $0 >> 24 == 0xff }, "all pixels are opaque")
      // A quarter of red over each of the two grays.
      try expect(Set((0..<8).map { pixels[$0, 0] }).count, is: 2, "two grays")
      try expect(pixels[0, 0] >> 16 & 0xff > pixels[0, 0] & 0xff + 0x30, "the color is visible")
      try expect(
        picture.copy == PictureFiles.encoded("png", width: 64, height: 64, alpha: 0x40), "it is kept as it was")
      let opaque = try PictureLoading.picture(.data(PictureFiles.encoded("ico")))
      try expect(PicturePixels(of: opaque.bitmap.texture).quarters, is: PictureFiles.quarters, "an opaque one stays")
    },

    Check("Picture kinds: a picture in which nothing is visible is refused") {
      for alpha: UInt32 in [0, 1, 8] {
        let png = PictureFiles.encoded("png", alpha: alpha)
        try expect(try PictureLoading.error(.data(png)), is: .invisible, "opacity \(alpha)")
      }
      let empty = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
      try expect(try PictureLoading.error(.data(Array(empty.utf8))), is: .invisible, "an SVG without anything")
      try expect(try PictureLoading.error(.data(PictureFiles.encoded("png", alpha: 0x20))), is: nil, "hardly visible")
    },

    Check("Picture kinds: a picture without enough memory is reported as too large") {
      let size = PixelSize(width: 5000, height: 4000)
      let png = PictureFiles.encoded("png", width: size.width, height: size.height)
      // The first one loads decoders and starts threads.
      _ = try PictureLoading.picture(.data(PictureFiles.encoded("png", width: 10, height: 10)))
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      let before = limit
      // Enough for three bytes per pixel, and not for another four. An arena of malloc has up to 64 MiB to spare.
      limit.rlim_cur = rlim_t(try Memory.addressSpace + 100 << 20)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      defer {
        limit = before
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      }
      let error = try PictureLoading.error(.data(png), longestSide: size.longestSide)
      try expect(error, is: .tooLarge(size), "the error")
    },
  ]

  private static func brand(_ name: String) -> [UInt8] {
    [0, 0, 0, 24] + Array("ftyp\(name)".utf8) + [0, 0, 0, 0] + Array("mif1miaf".utf8)
  }

  private static func isReadable(_ mimeType: String) -> Bool {
    !PictureFiles.formats { format in
      guard let types = gdk_pixbuf_format_get_mime_types(format) else { return false }
      defer { g_strfreev(types) }
      return sequence(first: 0) { $0 + 1 }.lazy.map { types[$0] }.prefix { $0 != nil }
        .contains { $0.map { String(cString: $0) } == mimeType }
    }.isEmpty
  }
}
