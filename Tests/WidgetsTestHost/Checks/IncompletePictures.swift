import CGtk
import Pictures
import Widgets

extension Check {
  /// Truncated pictures are shown as far as they can be read.
  static let incompletePictures: [Check] = [
    Check("Incomplete pictures: existing rows are shown, and missing ones are empty") {
      for (format, side) in [("png", 24), ("png", 200), ("jpeg", 64), ("jpeg", 400), ("bmp", 100), ("ico", 100)] {
        let bytes = PictureFiles.noise(format, side: side)
        let whole = PicturePixels(of: try PictureLoading.picture(.data(bytes), longestSide: 1000).bitmap.texture)
        for part in [50, 75, 90] {
          let name = "\(part) % of a \(format) of \(side) pixels"
          let picture = try PictureLoading.picture(
            .data(Array(bytes[..<(bytes.count * part / 100)])), longestSide: 1000)
          try expect(picture.isIncomplete, "\(name) is incomplete")
          try expect(picture.bitmap.size, is: PixelSize(width: side, height: side), name)
          let pixels = PicturePixels(of: picture.bitmap.texture)
          // BMP and ICO begin with the last row.
          let (first, last) = ["bmp", "ico"].contains(format) ? (side - 1, 0) : (0, side - 1)
          try expect((0..<side).allSatisfy { pixels[$0, first] == whole[$0, first] }, "\(name): the first row")
          try expect((0..<side).allSatisfy { isGround(pixels[$0, last]) }, "\(name): the last row")
        }
      }
    },

    Check("Incomplete pictures: the copy of a large one has its size and its existing rows") {
      let jpeg = PictureFiles.photograph("jpeg")
      let picture = try PictureLoading.picture(.data(Array(jpeg[..<(jpeg.count / 2)])), longestSide: 400)
      try expect(picture.isIncomplete, "it is incomplete")
      guard let copy = picture.copy else { throw Failure("nothing is kept", #fileID, #line) }
      let again = try PictureLoading.picture(.kept(copy), longestSide: 400)
      try expect(again.bitmap.size, is: picture.bitmap.size, "size of the copy")
      let pixels = PicturePixels(of: again.bitmap.texture)
      try expect(isGround(pixels[200, 299]) && !isGround(pixels[200, 10]), "the upper half is shown")
    },

    Check("Incomplete pictures: a small original is kept unchanged, with its orientation") {
      var jpeg = PictureFiles.jpeg(PictureFiles.noise("jpeg", side: 100), orientation: 6)
      jpeg.removeLast(jpeg.count / 3)
      let picture = try PictureLoading.picture(.data(jpeg))
      try expect(picture.isIncomplete, "it is incomplete")
      let pixels = PicturePixels(of: picture.bitmap.texture)
      try expect(isGround(pixels[0, 50]) && !isGround(pixels[99, 50]), "it is turned: the missing part is on the left")
      try expect(picture.copy == jpeg, "it is kept")
      try expect(try PictureLoading.picture(.kept(jpeg)).bitmap.size, is: picture.bitmap.size, "loaded again")
    },

    Check("Incomplete pictures: a GIF that ends in a later frame is complete, and one that ends in its first is not") {
      let noise = PictureFiles.gif(frames: 2)
      for missing in [1, 2, 20] {
        try expect(try !PictureLoading.picture(.data(noise.dropLast(missing))).isIncomplete, "without \(missing) bytes")
      }
      let one = PictureFiles.gif(frames: 1)
      let picture = try PictureLoading.picture(.data(Array(one[..<(one.count * 6 / 10)])))
      try expect(picture.isIncomplete, "a part of its only frame")
      try expect(try PictureLoading.error(.data(Array(one[..<60]))), is: .truncated, "almost nothing of it")
    },

    Check("Incomplete pictures: one without a readable row is reported as truncated") {
      for (format, count) in [("png", 60), ("jpeg", 630), ("bmp", 400), ("tiff", 60)] {
        let bytes = PictureFiles.noise(format, side: 200)
        let error = try PictureLoading.error(.data(Array(bytes[..<count])))
        try expect(error, is: .truncated, "\(count) bytes of a \(format)")
      }
      let tiff = PictureFiles.noise("tiff", side: 200)
      try expect(try PictureLoading.error(.data(Array(tiff[..<(tiff.count / 2)]))), is: .truncated, "half of a TIFF")
      let drawing = Array(PictureFiles.drawing.utf8.dropLast(9))
      try expect(try PictureLoading.error(.data(drawing)), is: .truncated, "an SVG without its end")
    },

    Check("Incomplete pictures: a truncated interlaced PNG is incomplete") {
      guard let seed = PictureSeeds.all.last(where: { $0.format == "png" && $0.bytes[28] == 1 }) else {
        throw Failure("there is no such picture", #fileID, #line)
      }
      try expect(try !PictureLoading.picture(.data(seed.bytes)).isIncomplete, "all of it")
      var png = seed.bytes
      // Removes the last byte of the compressed pixels and all after it.
      png.removeLast(12 + 4 + 1)
      try expect(try PictureLoading.picture(.data(png)).isIncomplete, "a part of it")
    },

    Check("Incomplete pictures: a picture with fewer rows than its header says is incomplete") {
      let jpeg = PictureFiles.jpeg(PictureFiles.noise("jpeg", side: 400), saying: 400, 1000)
      let picture = try PictureLoading.picture(.data(jpeg), longestSide: 1000)
      try expect(picture.isIncomplete, "a JPEG")
      try expect(isGround(PicturePixels(of: picture.bitmap.texture)[200, 900]), "the missing part is empty")
      let png = PictureFiles.png(saying: 32, 24)
      try expect(try PictureLoading.picture(.data(png)).isIncomplete, "a PNG")
      try expect(try PictureLoading.error(.data(PictureFiles.png(saying: 320, 1600))) != nil, "a tall PNG")
    },

    Check("Incomplete pictures: a truncated WebP is incomplete, if the system can read it") {
      guard PictureFiles.isReadable("webp") else { return }
      let webp = PictureFiles.webp
      try expect(try !PictureLoading.picture(.data(webp)).isIncomplete, "all of it")
      let result = try PictureLoading.Run(.data(Array(webp[..<(webp.count / 2)])), longestSide: 100).wait()
      if case .success(let picture) = result { try expect(picture.isIncomplete, "a part of it") }
    },
  ]

  /// Whether a pixel has a color of the background of transparent pictures.
  static func isGround(_ pixel: UInt32) -> Bool { [0xff94_9494, 0xff6b_6b6b].contains(pixel) }
}
