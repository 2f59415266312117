import CGtk
import Glibc
import Pictures
import Widgets

/// Makes encoded pictures, with the encoders of the system and byte by byte.
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

  /// A picture of 12 megapixels with as much detail as a photograph.
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

  static func encoded(_ pixbuf: OpaquePointer, _ format: String, _ options: [String: String]) -> [UInt8] {
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
  static func isReadable(_ format: String) -> Bool { formats { _ in true }.contains(format) }

  /// The names of the system's formats that `isWanted` selects.
  static func formats(_ isWanted: (OpaquePointer) -> Bool) -> [String] {
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    return sequence(first: formats) { $0?.pointee.next }.prefix { $0 != nil }.compactMap { entry in
      guard let format = OpaquePointer(entry?.pointee.data), isWanted(format) else { return nil }
      let name = gdk_pixbuf_format_get_name(format)
      defer { g_free(name) }
      return name.map { String(cString: $0) }
    }
  }

  /// The size in the header of a file; zero if the header cannot be read.
  static func declaredSize(of bytes: [UInt8]) -> PixelSize {
    var size = PixelSize(width: 0, height: 0)
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(loader) }
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gint, gint, UnsafeMutableRawPointer) -> Void =
      {
        loader, width, height, size in
        size.assumingMemoryBound(to: PixelSize.self).pointee = PixelSize(width: Int(width), height: Int(height))
        gdk_pixbuf_loader_set_size(loader, 0, 0)
      }
    withUnsafeMutablePointer(to: &size) {
      _ = g_signal_connect_data(
        loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self), $0, nil, GConnectFlags(rawValue: 0))
      gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil)
      gdk_pixbuf_loader_close(loader, nil)
    }
    return size
  }

  /// The quarters, written by libwebp.
  static let webp: [UInt8] = [
    0x52, 0x49, 0x46, 0x46, 0x5a, 0x00, 0x00, 0x00, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x20,
    0x4e, 0x00, 0x00, 0x00, 0xd0, 0x02, 0x00, 0x9d, 0x01, 0x2a, 0x20, 0x00, 0x10, 0x00, 0x00, 0x00,
    0x00, 0x25, 0xa0, 0x02, 0x74, 0xca, 0x11, 0xc0, 0xde, 0x01, 0xf8, 0x01, 0xfa, 0x01, 0xfc, 0x80,
    0x08, 0x8c, 0x60, 0x00, 0xfe, 0xff, 0xbd, 0x60, 0x5f, 0xff, 0xff, 0x1c, 0xdd, 0xff, 0xfc, 0xaf,
    0x3f, 0xa0, 0xd4, 0x7f, 0xfe, 0x27, 0xa7, 0xff, 0xfc, 0x4f, 0x25, 0xcb, 0x9b, 0x7f, 0xc3, 0x94,
    0xff, 0xf7, 0x5f, 0x49, 0xff, 0xff, 0xf5, 0xc3, 0x31, 0x44, 0x7e, 0x4d, 0x06, 0xb6, 0xd4, 0x52,
    0xc0, 0x00,
  ]

  /// A JPEG with an Exif orientation, from 1 to 8.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    jpeg(encoded("jpeg", ["quality": "100"]), orientation: orientation)
  }

  /// The JPEG with an Exif orientation.
  static func jpeg(_ jpeg: [UInt8], orientation: UInt8) -> [UInt8] {
    let exif = Array("Exif".utf8) + [0, 0] + self.exif(orientation: orientation)
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

  /// Corrects the checksums of all complete chunks of a PNG.
  static func mendChecksums(ofPNG bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return }
    var start = 8
    while start + 12 <= bytes.count {
      let end = start + 8 + bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard end + 4 <= bytes.count else { return }
      let sum = checksum(bytes[start + 4..<end])
      for byte in 0..<4 { bytes[end + byte] = UInt8(sum >> UInt32(24 - 8 * byte) & 0xff) }
      start = end + 4
    }
  }

  /// The checksum at the end of a chunk of a PNG.
  nonisolated static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
  }

  /// Ignores the critical warning of gdk-pixbuf before 2.44 about a GIF with an empty frame, which it then rejects.
  nonisolated static func ignoreCriticalWarnings() {
    g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
    g_log_set_handler("GdkPixbuf", G_LOG_LEVEL_CRITICAL, { _, _, _, _ in }, nil)
  }

  /// Writes a file into a new folder, passes its URI and path, and removes both.
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
