import CGtk
import Pictures
import Widgets

extension Check {
  /// Unusual and slightly damaged pictures that every browser shows.
  static let unusualPictures: [Check] = [
    Check("Unusual pictures: a JPEG without an end marker is complete, with any bytes after its pixels") {
      let noise = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7 ^ $0) }
      let film = PictureFiles.number(24, 4).reversed() + Array("ftypisom".utf8) + noise[..<20_000]
      let photographs = [
        PictureFiles.encoded("jpeg"), PictureFiles.progressiveJPEG, PictureFiles.noise("jpeg", side: 200),
        PictureFiles.noise("jpeg", side: 21), PictureFiles.jpeg(orientation: 1),
      ]
      for jpeg in photographs {
        let whole = try pixels(of: jpeg)
        for (name, tail) in [
          ("nothing", []), ("a film", film), ("noise", noise), ("zeros", [UInt8](repeating: 0, count: 9)),
        ] {
          let picture = try PictureLoading.picture(.data(jpeg.dropLast(2) + tail), longestSide: 1000)
          try expect(!picture.isIncomplete, "\(jpeg.count) bytes with \(name) behind them are whole")
          try expect(PicturePixels(of: picture.bitmap.texture) == whole, "pixels with \(name) behind them")
        }
        let behindEnd = try PictureLoading.picture(.data(jpeg + noise), longestSide: 1000)
        try expect(!behindEnd.isIncomplete, "a whole file with noise behind it")
        try expect(PicturePixels(of: behindEnd.bitmap.texture) == whole, "its pixels")
      }
    },

    Check("Unusual pictures: a large JPEG without an end marker is complete, also scaled") {
      let jpeg = PictureFiles.photograph("jpeg")
      for side in [400, 4000] {
        let picture = try PictureLoading.picture(.data(jpeg.dropLast(2)), longestSide: side)
        try expect(!picture.isIncomplete, "it is whole at \(side) pixels")
      }
    },

    Check("Unusual pictures: a PNG with a missing, damaged or extended end is complete") {
      let pngs = [PictureFiles.encoded("png"), PictureFiles.noise("png", side: 200)]
      for png in pngs {
        let whole = try pixels(of: png)
        var wrong = png
        wrong[png.count - 13] ^= 1
        let files: [[UInt8]] = [
          png.dropLast(1), png.dropLast(12), png.dropLast(14), wrong, png + [UInt8](repeating: 77, count: 5000),
        ]
        for (index, bytes) in files.enumerated() {
          let picture = try PictureLoading.picture(.data(bytes), longestSide: 1000)
          try expect(!picture.isIncomplete, "file \(index) of \(png.count) bytes is whole")
          try expect(PicturePixels(of: picture.bitmap.texture) == whole, "its pixels")
        }
      }
    },

    Check("Unusual pictures: an SVG is loaded if compressed, in UTF-16, or after a long comment") {
      let drawing = PictureFiles.drawing
      let comment = "<?xml version='1.0'?><!-- \(String(repeating: "no drawing ", count: 800)) -->"
      let wide = Array("<?xml version='1.0' encoding='UTF-16'?>\(drawing)".utf16)
      let files: [(String, [UInt8])] = [
        ("compressed", PictureFiles.compressed(Array(drawing.utf8))),
        ("in UTF-16", [0xff, 0xfe] + wide.flatMap { PictureFiles.number(Int($0), 2) }),
        ("in big-endian UTF-16", [0xfe, 0xff] + wide.flatMap { PictureFiles.number(Int($0), 2).reversed() }),
        ("behind a comment", Array((comment + drawing).utf8)),
        ("compressed behind a comment", PictureFiles.compressed(Array((comment + drawing).utf8))),
        ("behind a byte order mark", [0xef, 0xbb, 0xbf] + Array((comment + drawing).utf8)),
        ("behind empty lines", Array((String(repeating: "\n", count: 300) + drawing).utf8)),
      ]
      for (name, bytes) in files {
        let picture = try PictureFiles.withFile(bytes) { uri, _ in
          try PictureLoading.picture(.uri(uri), longestSide: 200)
        }
        try expect(picture.bitmap.size, is: PixelSize(width: 200, height: 100), "size of an SVG \(name)")
        let pixels = PicturePixels(of: picture.bitmap.texture)
        try expect([pixels[99, 50], pixels[100, 50]], is: [0xffff_0000, 0xff00_ff00], "an SVG \(name)")
        try expect(picture.copy == bytes, "an SVG \(name) is kept as it is")
      }
      let bomb = PictureFiles.compressed([UInt8](repeating: 0x20, count: 100 << 20) + Array(drawing.utf8))
      try Memory.forgetPeak()
      let before = try Memory.now
      try expect(try PictureLoading.error(.data(bomb)) != nil, "100 MiB of spaces are refused")
      if !Sanitizer.isOn { try expect(try Memory.peak - before < 250 << 20, "memory for them") }
      for text in ["<html><body>no picture</body></html>", "<!DOCTYPE html><svg></svg>", "<a><b/></a>", "<", "<?xml"] {
        try expect(try PictureLoading.error(.data(Array(text.utf8))), is: .notPicture, text)
        if text.contains("svg") { continue }
        try expect(try PictureLoading.error(.data(PictureFiles.compressed(Array(text.utf8)))), is: .notPicture, text)
      }
    },

    Check("Unusual pictures: a BigTIFF and a TIFF of floating-point numbers are loaded") {
      for (isFloat, isBig) in [(false, false), (false, true), (true, false)] {
        let bytes = PictureFiles.tiff(isFloat: isFloat, isBig: isBig)
        let picture = try PictureLoading.picture(.data(bytes))
        let found = PicturePixels(of: picture.bitmap.texture).quarters
        try expect(found, is: PictureFiles.quarters, "float: \(isFloat), big: \(isBig)")
        try expect(!picture.isIncomplete, "it is whole")
      }
    },

    Check("Unusual pictures: a picture of a single pixel is loaded") {
      for format in ["png", "jpeg", "tiff", "bmp", "ico"] {
        let picture = try PictureLoading.picture(.data(PictureFiles.noise(format, side: 1)))
        try expect(picture.bitmap.size, is: PixelSize(width: 1, height: 1), "size of the \(format)")
        try expect(!picture.isIncomplete, "the \(format) is whole")
      }
    },

    Check("Unusual pictures: a file that grows during the load is complete") {
      let jpeg = PictureFiles.noise("jpeg", side: 2000)
      try PictureFiles.withFile(jpeg) { uri, path in
        let run = PictureLoading.Run(.uri(uri), longestSide: 400)
        let file = fopen(path, "a")
        for _ in 0..<20 {
          fwrite(jpeg, 1, 5000, file)
          fflush(file)
          _ = Loop.run(for: 0.002)
        }
        fclose(file)
        try expect(try !run.wait().get().isIncomplete, "it is whole")
      }
    },
  ]

  private static func pixels(of bytes: [UInt8]) throws -> PicturePixels {
    PicturePixels(of: try PictureLoading.picture(.data(bytes), longestSide: 1000).bitmap.texture)
  }
}
