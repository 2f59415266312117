import CGtk
import Widgets

/// Loads pictures of every kind that gdk-pixbuf can read on this system, off the main thread.
///
/// Wraps `GdkPixbufLoader`.
public enum PictureLoader {
  /// The most pixels that a picture may have, 400 MB in memory; those of vector graphics do not count.
  nonisolated public static let largestPixelCount = 100_000_000
  /// The longest side that a picture may have, in pixels: the longest that JPEG knows (ITU-T T.81, B.2.2).
  nonisolated public static let largestSide = 65_535
  /// The longest side that a picture can be scaled to, in pixels.
  nonisolated public static let largestScaledSide = Texture.largestSide

  /// How long a drawing may take, in seconds: its filters can be made to take hours.
  nonisolated public static let longestDrawing = 10

  /// The most bytes of an original that are kept with a picture of `size`, in pixels.
  ///
  /// As many as its pixels take at four bytes each, and at least 256 KiB.
  nonisolated public static func copyLimit(for size: PixelSize) -> Int {
    max(256 << 10, size.width * size.height * Pixels.bytesPerPixel)
  }

  /// Loads a picture on another thread.
  ///
  /// A picture of which a part is missing is loaded as far as it goes (``LoadedPicture/isIncomplete``), if that is a tenth of
  /// it at least. A transparent picture gets a ground; the original that is kept stays transparent.
  ///
  /// It is turned as its Exif orientation says. A larger one than `longestSide` is scaled down, a scalable one (SVG) to
  /// exactly that; a smaller one stays as it is.
  ///
  /// JPEG and SVG are scaled while they are decoded, a JPEG to the next larger half, quarter or eighth. For a while that
  /// takes from one to four times the memory of the result. Other formats take that of the whole picture, four bytes a
  /// pixel.
  ///
  /// A cancelled task gets its answer at once; the thread ends when it comes to the next part of the file.
  ///
  /// - Parameters:
  ///   - source: Where the picture comes from.
  ///   - longestSide: The longest side of the result, in device pixels; from 1 to ``largestScaledSide``.
  ///
  /// - Throws: What is wrong with the picture; ``PictureError/tooLarge(_:)`` before memory is taken for its pixels,
  ///   ``PictureError/damaged`` for a drawing after ``longestDrawing``, and ``PictureError/cancelled`` once the task is.
  public static func load(_ source: PictureSource, longestSide: Int) async throws(PictureError) -> LoadedPicture {
    let job = PictureJob(source: source, longestSide: min(max(longestSide, 1), largestScaledSide))
    let outcome = await WorkerPool.run(until: job.cancellation) {
      // A letter in a drawing that is too large for FreeType spoils each text that this thread draws from then on.
      defer { pango_cairo_font_map_set_default(nil) }
      return job.outcome()
    }
    return try (outcome ?? .failure(Task.isCancelled ? .cancelled : .damaged)).get()
  }

  /// A function that loads a small picture of the program's own, on any thread; it gives nil where there is none.
  ///
  /// `path` is that of its file. It is scaled down only to ``largestScaledSide``.
  public static func reader(path: String) -> @Sendable () -> Bitmap? {
    let job = PictureJob(source: .own(path: path), longestSide: largestScaledSide)
    return { try? job.outcome().get().bitmap }
  }

  /// Whether a picture of this size is refused.
  nonisolated static func isTooLarge(_ size: PixelSize) -> Bool {
    size.longestSide > largestSide || size.width * size.height > largestPixelCount
  }
}
