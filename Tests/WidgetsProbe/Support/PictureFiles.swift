import CGtk
import Glibc
import Widgets

/// Makes encoded pictures, with the system's own writers and by hand.
enum PictureFiles {
  /// Four quarters: red and green above, blue and white below; smooth enough for every format.
  static let quarters: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff]

  /// A picture in `format`, with ``quarters`` as its content, from opaque to transparent as `alpha` goes from 255 to 0.
  static func encoded(
    _ format: String, width: Int = 32, height: Int = 16, alpha: UInt32 = 0xff, _ options: [String: String] = [:]
  ) -> [UInt8] {
    let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, alpha < 0xff ? 1 : 0, 8, Int32(width), Int32(height))!
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    for (index, color) in quarters.enumerated() {
      let (x, y) = (index % 2 * width / 2, index / 2 * height / 2)
      let part = gdk_pixbuf_new_subpixbuf(pixbuf, Int32(x), Int32(y), Int32(width / 2), Int32(height / 2))!
      gdk_pixbuf_fill(part, color << 8 | alpha)
      g_object_unref(UnsafeMutableRawPointer(part))
    }
    return encoded(pixbuf, format, options)
  }

  /// A photograph of 12 megapixels as far as a decoder is concerned: full of detail.
  static func photograph(_ format: String) -> [UInt8] {
    let small = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 1000, 750)!
    let pixels = gdk_pixbuf_get_pixels(small)!
    for offset in stride(from: 0, to: 3000 * 750, by: 4) {
      UnsafeMutableRawPointer(pixels + offset).storeBytes(of: g_random_int(), as: UInt32.self)
    }
    let large = gdk_pixbuf_scale_simple(small, 4000, 3000, GDK_INTERP_BILINEAR)!
    defer { for pixbuf in [small, large] { g_object_unref(UnsafeMutableRawPointer(pixbuf)) } }
    return encoded(large, format, format == "png" ? ["compression": "1"] : [:])
  }

  private static func encoded(_ pixbuf: OpaquePointer, _ format: String, _ options: [String: String]) -> [UInt8] {
    var data: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    var (keys, values) = (options.keys.map { g_strdup($0) } + [nil], options.values.map { g_strdup($0) } + [nil])
    defer { for text in keys + values { g_free(text) } }
    let isSaved = gdk_pixbuf_save_to_bufferv(pixbuf, &data, &count, format, &keys, &values, nil) != 0
    precondition(isSaved, "the system cannot write a \(format)")
    defer { g_free(data) }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
  }

  /// Whether the system has a decoder for `format`.
  static func isReadable(_ format: String) -> Bool {
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    return sequence(first: formats) { $0?.pointee.next }.prefix { $0 != nil }.contains { entry in
      let name = gdk_pixbuf_format_get_name(OpaquePointer(entry?.pointee.data))
      defer { g_free(name) }
      return name.map { String(cString: $0) } == format
    }
  }

  /// A JPEG with an Exif orientation, from 1 to 8.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] =
      Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    let jpeg = encoded("jpeg", ["quality": "100"])
    return jpeg[..<2] + [0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif + jpeg[2...]
  }

  /// A PNG whose header says `width` × `height`, in front of the data of another picture.
  static func png(saying width: Int, _ height: Int) -> [UInt8] {
    var png = encoded("png")
    for (offset, number) in [(16, width), (20, height)] {
      for byte in 0..<4 { png[offset + byte] = UInt8(number >> (24 - 8 * byte) & 0xff) }
    }
    let sum = checksum(png[12..<29])
    for byte in 0..<4 { png[29 + byte] = UInt8(sum >> UInt32(24 - 8 * byte) & 0xff) }
    return png
  }

  /// A JPEG whose frame header says `width` × `height`, in front of the data of another picture.
  static func jpeg(_ jpeg: [UInt8], saying width: Int, _ height: Int) -> [UInt8] {
    var jpeg = jpeg
    let header = jpeg.indices.first { jpeg[$0] == 0xff && (0xc0...0xc2).contains(jpeg[$0 + 1]) } ?? 0
    for (offset, byte) in [height >> 8, height & 0xff, width >> 8, width & 0xff].enumerated() {
      jpeg[header + 5 + offset] = UInt8(byte)
    }
    return jpeg
  }

  /// What ends a chunk of a PNG.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
  }

  /// Writes a file into a folder of its own, hands over its URI and path, and removes both.
  static func withFile<Answer>(
    _ bytes: [UInt8], _ use: (_ uri: String, _ path: String) throws -> Answer
  ) throws -> Answer {
    let folder = try required(g_dir_make_tmp("pictures-XXXXXX", nil), "a folder")
    let path = String(cString: folder) + "/a picture"
    defer {
      remove(path)
      rmdir(folder)
      g_free(folder)
    }
    let isWritten = bytes.withUnsafeBytes {
      g_file_set_contents(path, $0.bindMemory(to: gchar.self).baseAddress, $0.count, nil)
    }
    try expect(isWritten != 0, "the file can be written")
    let uri = g_filename_to_uri(path, nil, nil)!
    defer { g_free(uri) }
    return try use(String(cString: uri), path)
  }
}
