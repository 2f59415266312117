/// A picture, turned upright and scaled down while it was decoded.
///
/// What ``PictureLoader/load(_:longestSide:)`` gives.
nonisolated public struct LoadedPicture: Sendable {
  /// Its pixels, upright and no longer than was asked for.
  public let bitmap: Bitmap
  /// The size that the file has, in pixels of the upright picture.
  public let originalSize: PixelSize
  /// Whether a part of the picture is missing in the file: it is shown as transparent, or in a lower quality.
  public let isIncomplete: Bool
  /// An encoded picture to be kept with a save, for ``PictureSource/kept(_:)``; nil for one of the program's own, or that
  /// was kept already.
  ///
  /// It is the content of the original, if that is no larger than ``PictureLoader/copyLimit(for:)``. Else it is a JPEG of
  /// the bitmap, or a PNG if the bitmap may be transparent. What came as data stays as it is. Also nil where encoding
  /// failed.
  public let copy: [UInt8]?
}
