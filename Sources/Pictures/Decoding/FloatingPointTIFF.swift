import CGtk

/// Decodes TIFF files with floating-point samples with GTK's own decoder.
///
/// gdk-pixbuf's loader supports only what libtiff can convert to 8 bits. Wraps `gdk_texture_new_from_bytes`.
nonisolated enum FloatingPointTIFF {
  /// The maximum number of pixels, each of which takes 16 bytes.
  static let largestPixelCount = PictureLoader.largestPixelCount / 4
  static let largestFile = 512 << 20

  /// Whether GTK's decoder is needed and safe to use.
  ///
  /// It ends the program if libtiff cannot open the file. The loaders before gdk-pixbuf 2.44 have already opened it
  /// with libtiff. Those of 2.44 (glycin) support floating-point samples themselves.
  static var isSupported: Bool { gdk_pixbuf_minor_version < 43 }

  /// Returns whether the samples are floating-point numbers (TIFF 6.0, page 80).
  static func isFloatingPoint(_ bytes: [UInt8]) -> Bool { TIFFDirectory(bytes[...])?.short(0x0153) == 3 }

  /// Returns the picture with 8 bits per sample; nil if GTK cannot decode it.
  static func decode(_ bytes: [UInt8]) -> Pixbuf? {
    bytes.withUnsafeBytes { buffer in
      let data = g_bytes_new_static(buffer.baseAddress, gsize(buffer.count))
      defer { g_bytes_unref(data) }
      guard let texture = gdk_texture_new_from_bytes(data, nil) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      return gdk_pixbuf_get_from_texture(texture).map(Pixbuf.init(adopting:))
    }
  }
}
