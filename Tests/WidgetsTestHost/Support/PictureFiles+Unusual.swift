import CGtk

/// Unusual encoded pictures: truncated, rotated, compressed, or in rare formats.
extension PictureFiles {
  /// A picture full of detail, so that each part of the file has about the same part of the picture.
  static func noise(_ format: String, side: Int, _ options: [String: String] = [:]) -> [UInt8] {
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(side), Int32(side))!
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let (pixels, stride) = (gdk_pixbuf_get_pixels(pixbuf)!, Int(gdk_pixbuf_get_rowstride(pixbuf)))
    var numbers = SplitMix(state: 7)
    for row in 0..<side {
      for offset in 0..<(side * 3) { pixels[row * stride + offset] = UInt8.random(in: 0...255, using: &numbers) }
    }
    return encoded(pixbuf, format, options)
  }

  /// The quarters as a progressive JPEG of 32 × 16 pixels.
  static var progressiveJPEG: [UInt8] {
    let text = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT
      /2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQACADAREAAhEBAx
      EB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAcICf/EABkBAQADAQEAAAAAAAAAAAAAAAAGCAkFB//aAAwDAQACEAMQAAABnMFtSLHCcxxl7Rn3MdLardwf/8QA
      FBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQIP/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgBAwEBPwEP/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAA
      gBAgEBPwEP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwIP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPyEP/9oADAMBAAIAAwAAABD+
      1KT/xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAEDAQE/EA//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAECAQE/EA//xAAUEAEAAAAAAAAAAAAAAAAAAA
      Aw/9oACAEBAAE/EA//2Q==
      """
    var count: gsize = 0
    guard let data = g_base64_decode(text, &count) else { return [] }
    defer { g_free(data) }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }

  /// Exif data with an orientation.
  static func exif(orientation: UInt8, isBigEndian: Bool = false) -> [UInt8] {
    isBigEndian
      ? Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      : Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
  }

  /// A PNG with a chunk before or behind its pixels.
  static func png(_ png: [UInt8], with kind: String, _ content: [UInt8], isLast: Bool = false) -> [UInt8] {
    let position = isLast ? png.count - 12 : 33
    let summed = Array(kind.utf8) + content
    return png[..<position] + number(content.count, 4).reversed() + summed
      + number(Int(checksum(summed[...])), 4).reversed() + png[position...]
  }

  /// The WebP file with Exif data.
  static func webp(orientation: UInt8) -> [UInt8] {
    let exif = exif(orientation: orientation)
    let features: [UInt8] = [8, 0, 0, 0, 31, 0, 0, 15, 0, 0]
    let content =
      Array("WEBPVP8X".utf8) + number(10, 4) + features + webp[12...] + Array("EXIF".utf8) + number(exif.count, 4)
      + exif
    return Array("RIFF".utf8) + number(content.count, 4) + content
  }

  /// The quarters as an uncompressed TIFF of 32 × 16 pixels.
  ///
  /// - Parameters:
  ///   - isFloat: Whether the samples are floating-point numbers of 32 bits.
  ///   - isBig: Whether it is a BigTIFF, with 64-bit positions.
  static func tiff(isFloat: Bool = false, isBig: Bool = false) -> [UInt8] {
    let (width, height) = (32, 16)
    let samples = (0..<height).flatMap { y in
      (0..<width).flatMap { x in
        let color = quarters[y / (height / 2) * 2 + x / (width / 2)]
        return [16, 8, 0].flatMap { shift -> [UInt8] in
          let value = UInt8(color >> shift & 0xff)
          return isFloat ? number(value > 0 ? 0x3f80_0000 : 0, 4) : [value]
        }
      }
    }
    let count = 11
    let values = isBig ? 16 + 8 + count * 20 + 8 : 8 + 2 + count * 12 + 4
    let (pixels, bits) = (values + 12, isFloat ? 32 : 8)
    let fields: [(tag: Int, type: Int, value: Int)] = [
      (256, 3, width), (257, 3, height), (258, 3, -1), (259, 3, 1), (262, 3, 2), (273, 4, pixels), (277, 3, 3),
      (278, 3, height), (279, 4, samples.count), (284, 3, 1), (339, 3, -2),
    ]
    var bytes = Array("II".utf8) + (isBig ? [43, 0, 8, 0, 0, 0] + number(16, 8) + number(count, 8) : [42, 0])
    if !isBig { bytes += number(8, 4) + number(count, 2) }
    for field in fields {
      bytes += number(field.tag, 2) + number(field.type, 2) + number(field.value < 0 ? 3 : 1, isBig ? 8 : 4)
      let sample = field.value == -1 ? bits : isFloat ? 3 : 1
      let three = number(sample, 2) + number(sample, 2) + number(sample, 2) + [0, 0]
      bytes +=
        field.value >= 0
        ? number(field.value, isBig ? 8 : 4)
        : isBig ? three : number(values + (field.value == -1 ? 0 : 6), 4)
    }
    bytes += number(0, isBig ? 8 : 4)
    for sample in [bits, isFloat ? 3 : 1] { for _ in 0..<3 { bytes += number(sample, 2) } }
    return bytes + samples
  }

  /// Compresses data as gzip does, or in another of zlib's formats.
  static func compressed(
    _ bytes: [UInt8], _ format: GZlibCompressorFormat = G_ZLIB_COMPRESSOR_FORMAT_GZIP
  ) -> [UInt8] {
    let compressor = g_zlib_compressor_new(format, 9)!
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    var output = [UInt8](repeating: 0, count: bytes.count + 100)
    var (read, written): (gsize, gsize) = (0, 0)
    let result = g_converter_convert(
      compressor, bytes, gsize(bytes.count), &output, gsize(output.count), G_CONVERTER_INPUT_AT_END, &read, &written,
      nil)
    precondition(result == G_CONVERTER_FINISHED, "GLib compresses")
    return Array(output[..<Int(written)])
  }

  /// An SVG of 40 × 20 pixels, red on the left and green on the right.
  static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#f00"/>
    <rect x="20" width="20" height="20" fill="#0f0"/></svg>
    """

  /// A number in bytes, least significant byte first.
  static func number(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension PictureFiles {
  /// A GIF of 64 × 64 pixels whose frames take 4 KiB each, without compression.
  static func gif(frames: Int) -> [UInt8] {
    let size = number(64, 2) + number(64, 2)
    var bytes = Array("GIF89a".utf8) + size + [0xf6, 0, 0] + (0..<(128 * 3)).map { UInt8($0 % 251) }
    for _ in 0..<frames {
      bytes += [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0] + size + [0, 7]
      // Eight-bit codes, of which the clear code 128 resets the table so that they stay that long.
      var codes: [UInt8] = []
      for index in 0..<4096 {
        if index % 100 == 0 { codes.append(128) }
        codes.append(UInt8(index % 127))
      }
      codes.append(129)
      for start in stride(from: 0, to: codes.count, by: 255) {
        let block = codes[start...].prefix(255)
        bytes += [UInt8(block.count)] + block
      }
      bytes += [0]
    }
    return bytes + [0x3b]
  }
}
