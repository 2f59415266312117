/// A picture that ``PictureLoader/load(_:longestSide:)`` has loaded, rotated and scaled down.
nonisolated public struct LoadedPicture: Sendable {
  /// The pixels, upright and no larger than requested.
  public let bitmap: Bitmap
  /// The size of the upright picture in its file, in pixels.
  public let originalSize: PixelSize
  /// Whether a part of the picture is missing in the file; it is transparent, or has a lower quality.
  public let isIncomplete: Bool
  /// The encoded picture to store with a save, for ``PictureSource/kept(_:)``; `nil` if none is needed or on failure.
  ///
  /// It is the original up to ``PictureLoader/copyLimit(for:)``, or else the scaled picture as a JPEG, or as a PNG if
  /// it has an alpha channel. ``PictureSource/kept(_:)`` needs none.
  public let copy: [UInt8]?
}
