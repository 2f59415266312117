import CGtk
import Widgets

/// Loads pictures of all types that gdk-pixbuf supports on this system, on other threads (`GdkPixbufLoader`).
public enum PictureLoader {
  /// The maximum number of pixels of a picture, which take 400 MB of memory; vector graphics have no limit.
  nonisolated public static let largestPixelCount = 100_000_000
  /// The maximum length of a side, in pixels: that of a JPEG (ITU-T T.81, B.2.2).
  nonisolated public static let largestSide = 65_535
  /// The maximum length of a side after scaling, in pixels.
  nonisolated public static let largestScaledSide = Texture.largestSide

  /// The maximum time for a drawing, whose filters can take hours, and for loaders in other processes.
  nonisolated public static let longestDrawing = Duration.seconds(10)

  /// Returns the maximum size of a kept original, in bytes: four per pixel of the picture, and at least 256 KiB.
  nonisolated public static func copyLimit(for size: PixelSize) -> Int {
    max(256 << 10, size.width * size.height * Bitmap.bytesPerPixel)
  }

  /// Loads a picture on another thread, rotated by its Exif orientation.
  ///
  /// Larger pictures are scaled down to `longestSide`, and vector graphics (SVG) are scaled to exactly that length. If
  /// a part of the file is missing, at least a tenth of the picture has to be there (``LoadedPicture/isIncomplete``). A
  /// transparent picture gets a background; the kept original stays transparent.
  ///
  /// JPEG and SVG are scaled while they are decoded, a JPEG to the next larger 1/2, 1/4 or 1/8, in one to four times
  /// the memory of the result. Other formats take four bytes per pixel of the whole picture. A cancelled task returns
  /// at once; its thread ends when it reads the next chunk of the file. If a loader in another process hangs, GTK
  /// decodes PNG and JPEG.
  ///
  /// - Parameter longestSide: The longest side of the result, in device pixels, up to ``largestScaledSide``.
  /// - Throws: ``PictureError/tooLarge(_:)`` before memory is allocated for the pixels, ``PictureError/damaged`` or
  ///   ``PictureError/unreadable`` after ``longestDrawing``, and other errors.
  public static func load(_ source: PictureSource, longestSide: Int) async throws(PictureError) -> LoadedPicture {
    let side = min(max(longestSide, 1), largestScaledSide)
    if let outcome = await outcome(of: PictureJob(source: source, longestSide: side)) { return try outcome.get() }
    guard !Task.isCancelled else { throw .cancelled }
    guard PictureFormat.usesGlycin else { throw .damaged }
    let outcome = await outcome(of: PictureJob(source: source, longestSide: side, usesLoaders: false))
    return try (outcome ?? .failure(.cancelled)).get()
  }

  private static func outcome(of job: PictureJob) async -> Result<LoadedPicture, PictureError>? {
    await job.timeout.run {
      // A glyph in a drawing that is too large for FreeType breaks all later text of this thread's font map.
      defer { pango_cairo_font_map_set_default(nil) }
      return job.outcome()
    }
  }

  nonisolated static func isTooLarge(_ size: PixelSize) -> Bool {
    size.longestSide > largestSide || size.width * size.height > largestPixelCount
  }
}
