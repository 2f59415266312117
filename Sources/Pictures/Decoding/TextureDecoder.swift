import CGtk

/// Decodes pictures with GTK's own decoders, without the orientation of photos.
nonisolated enum TextureDecoder {
  /// The types that GTK decodes, without TIFF: GTK ends the program if libtiff cannot open the file.
  private static let mimeTypes = ["image/png", "image/jpeg"]
  static let largestFile = 512 << 20

  static func canDecode(_ format: PictureFormat) -> Bool { mimeTypes.contains(format.mimeType) }

  /// Returns the picture in a file; `nil` if GTK cannot decode it, or if the file does not begin with a size.
  static func decode(_ input: PictureInput) throws(PictureError) -> Pixbuf? {
    guard let size = declaredSize(ofFileStartingWith: try input.open().read()), !PictureLoader.isTooLarge(size),
      let bytes = try input.bytes(limit: largestFile)
    else { return nil }
    return decode(bytes)
  }

  /// Returns the picture in the content of a file, with 8 bits per sample (`gdk_texture_new_from_bytes`).
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
