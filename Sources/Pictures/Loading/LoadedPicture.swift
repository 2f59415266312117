/// A picture, turned upright and scaled down while it was decoded.
nonisolated public struct LoadedPicture: Sendable {
  /// Its pixels.
  public let bitmap: Bitmap
  /// The size that it had before, upright.
  public let originalSize: PixelSize
  /// An encoded picture to be kept with a save, for ``PictureSource/data(_:)``; nil for a picture of our own.
  ///
  /// The content of the original, if that is no larger than ``PictureLoader/copyLimit(for:)``; else a JPEG of the bitmap, or
  /// a PNG if it may be transparent. What came as data stays as it is. Also nil where encoding failed.
  public let copy: [UInt8]?
}
