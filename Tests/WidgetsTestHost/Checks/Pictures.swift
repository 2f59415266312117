import CGtk
import Glibc
import Pictures
import Widgets

extension Check {
  /// The player's pictures.
  static let pictures: [Check] = [
    Check("Pictures: every common format is loaded, and its original kept") {
      for format in ["png", "jpeg", "tiff", "bmp"] {
        let bytes = PictureFiles.encoded(format)
        let picture = try PictureFiles.withFile(bytes) { uri, _ in try PictureLoading.picture(.uri(uri)) }
        try expect(picture.originalSize, is: PixelSize(width: 32, height: 16), "size of the \(format)")
        try expect(picture.bitmap.size, is: picture.originalSize, "a small one is not scaled")
        try expect(PicturePixels(of: picture.bitmap.texture).quarters, is: PictureFiles.quarters, "its colors")
        try expect(picture.copy == bytes, "the \(format) is kept as it is")
      }
    },

    Check("Pictures: a WebP is loaded if the system can read it") {
      let webp = PictureFiles.webp
      guard PictureFiles.isReadable("webp") else {
        return
      }
      let picture = try PictureLoading.picture(.data(webp))
      try expect(PicturePixels(of: picture.bitmap.texture).quarters, is: PictureFiles.quarters, "its colors")
    },

    Check("Pictures: the first frame of a GIF is loaded") {
      // Two frames of 2×1 pixels, the quarters' upper and lower halves.
      let colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
      let frames: [[UInt8]] = [[0x44, 0x0a], [0xd4, 0x0a]].map { data in
        [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2] + data + [0]
      }
      let gif = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x91, 0, 0] + colors + frames[0] + frames[1] + [0x3b]
      let pixels = PicturePixels(of: try PictureLoading.picture(.data(gif)).bitmap.texture)
      try expect([pixels[0, 0], pixels[1, 0]], is: Array(PictureFiles.quarters[..<2]), "its pixels")
      try expect(try PictureLoading.error(.data(Array(gif[..<30]))), is: .truncated, "a part of it")
      PictureFiles.ignoreCriticalWarnings()
      var empty = gif
      empty[38] = 0
      try expect(try PictureLoading.error(.data(empty)) != nil, "a frame without pixels")
      empty = gif
      empty[38 + 23] = 0
      let first = try PictureLoading.picture(.data(empty))
      try expect(PicturePixels(of: first.bitmap.texture) == pixels, "the frame before one without pixels")
    },

    Check("Pictures: an SVG is drawn at the requested size") {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#f00"/>
        <rect x="20" width="20" height="20" fill="#0f0"/></svg>
        """
      let picture = try PictureLoading.picture(.data(Array(svg.utf8)), longestSide: 200)
      try expect(picture.originalSize, is: PixelSize(width: 40, height: 20), "its own size")
      try expect(picture.bitmap.size, is: PixelSize(width: 200, height: 100), "its size")
      let pixels = PicturePixels(of: picture.bitmap.texture)
      try expect([pixels[99, 50], pixels[100, 50]], is: [0xffff_0000, 0xff00_ff00], "sharp edge")
    },

    Check("Pictures: all eight Exif orientations are applied, in JPEG, PNG and WebP") {
      let (r, g, b, w) = (
        PictureFiles.quarters[0], PictureFiles.quarters[1], PictureFiles.quarters[2], PictureFiles.quarters[3]
      )
      let upright = [
        [r, g, b, w], [g, r, w, b], [w, b, g, r], [b, w, r, g], [r, b, g, w], [b, r, w, g], [w, g, b, r], [g, w, r, b],
      ]
      for (index, expected) in upright.enumerated() {
        for (bytes, side) in orientedFiles(UInt8(index + 1)).flatMap({ bytes in [100, 16].map { (bytes, $0) } }) {
          let picture = try PictureLoading.picture(.data(bytes), longestSide: side)
          let again = try PictureLoading.picture(.kept(picture.copy ?? []), longestSide: side)
          try expect(again.bitmap.size, is: picture.bitmap.size, "the size of what is kept")
          let size = index < 4 ? PixelSize(width: 32, height: 16) : PixelSize(width: 16, height: 32)
          try expect(picture.originalSize, is: size, "size with orientation \(index + 1)")
          try expect(picture.bitmap.size.longestSide, is: min(side, 32), "longest side")
          let found = PicturePixels(of: picture.bitmap.texture).quarters
          try expect(found, is: expected, "colors with orientation \(index + 1), at most \(side) pixels")
        }
      }
    },

    Check("Pictures: a large original is kept as a copy of the loaded size") {
      let jpeg = PictureFiles.photograph("jpeg")
      let picture = try PictureFiles.withFile(jpeg) { uri, _ in
        try PictureLoading.picture(.uri(uri), longestSide: 400)
      }
      try expect(picture.originalSize, is: PixelSize(width: 4000, height: 3000), "size of the original")
      try expect(picture.bitmap.size, is: PixelSize(width: 400, height: 300), "size")
      guard let copy = picture.copy else { throw Failure("nothing is kept", #fileID, #line) }
      try expect(copy.count <= PictureLoader.copyLimit(for: picture.bitmap.size), "it is small: \(copy.count) bytes")
      let again = try PictureLoading.picture(.data(copy), longestSide: 2000)
      try expect(again.bitmap.size, is: picture.bitmap.size, "size of what is kept")
      try expect(again.copy == copy, "a copy is its own copy")
    },

    Check("Pictures: a kept picture is loaded without another copy") {
      let png = PictureFiles.encoded("png")
      try expect(try PictureLoading.picture(.data(png)).copy == png, "a small one is its own copy")
      try expect(try PictureLoading.picture(.kept(png)).copy == nil, "nothing is kept")
    },

    Check("BundledPicture: it is decoded from a path with spaces and percent signs") {
      let path = "\(String(cString: g_get_tmp_dir()))/100% own \(g_random_int()).png"
      let png = PictureFiles.encoded("png")
      try png.withUnsafeBytes { bytes in
        let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
        try expect(g_file_set_contents(path, start, gssize(bytes.count), nil) != 0, "it is written")
      }
      defer { unlink(path) }
      try expect(try BundledPicture(path: path).decoded().size, is: PixelSize(width: 32, height: 16), "size")
      let small = try BundledPicture(path: path).decoded(longestSide: 8)
      try expect(small.size, is: PixelSize(width: 8, height: 4), "scaled down")
      let missing = Result { () throws(PictureError) in try BundledPicture(path: "/no/such/picture.jpg").decoded() }
      guard case .failure(.vanished) = missing else { throw Failure("\(missing)", #fileID, #line) }
    },
  ]

  /// The quarters in each format that has an Exif orientation, which stands before or behind the pixels.
  private static func orientedFiles(_ orientation: UInt8) -> [[UInt8]] {
    let png = PictureFiles.encoded("png")
    let pngs = [false, true].map {
      PictureFiles.png(
        png, with: "eXIf", PictureFiles.exif(orientation: orientation, isBigEndian: $0), isLast: $0)
    }
    let webp = PictureFiles.isReadable("webp") ? [PictureFiles.webp(orientation: orientation)] : []
    return [PictureFiles.jpeg(orientation: orientation)] + pngs + webp
  }
}
