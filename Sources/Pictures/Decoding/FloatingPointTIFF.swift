import CGtk

/// Decodes TIFF files with floating-point samples, which gdk-pixbuf decodes only up to 8 bits, with GTK's decoder.
nonisolated enum FloatingPointTIFF {
  /// The maximum number of pixels, each of which takes 16 bytes.
  private static let largestPixelCount = PictureLoader.largestPixelCount / 4

  /// Returns the picture with 8 bits per sample; `nil` for other samples or on failure.
  ///
  /// GTK ends the program if libtiff cannot open the file, but gdk-pixbuf's loader has found the size with libtiff. The
  /// loader of gdk-pixbuf 2.44 (glycin) supports floating-point samples itself.
  static func decode(_ input: PictureInput, size: PixelSize) throws(PictureError) -> Pixbuf? {
    guard !PictureFormat.usesGlycin, size.width > 0, size.width * size.height <= largestPixelCount else { return nil }
    guard let bytes = try input.bytes(limit: TextureDecoder.largestFile),
      firstNumber(ofTIFFField: 0x0153, in: bytes[...]) == 3
    else {
      return nil
    }
    return TextureDecoder.decode(bytes)
  }
}
