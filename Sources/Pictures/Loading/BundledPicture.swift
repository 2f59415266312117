import CGtk
import Widgets

/// A PNG, JPEG or TIFF file that belongs to the program.
///
/// GTK decodes these types itself. Other pictures need a loader of gdk-pixbuf, which newer versions run in a process of
/// its own that may not start.
nonisolated public struct BundledPicture: Sendable {
  private let path: String

  /// Creates the picture in the file at a path.
  public init(path: String) { self.path = path }

  /// Decodes the picture on another thread, scaled down to a longest side of `longestSide` device pixels.
  public func load(longestSide: Int) async throws(PictureError) -> Bitmap {
    let outcome = await WorkerPool.run {
      Result { () throws(PictureError) in try decoded(longestSide: longestSide) }
    }
    return try (outcome ?? .failure(.cancelled)).get()
  }

  /// Decodes the picture on the calling thread (`gdk_texture_new_from_filename`).
  ///
  /// - Throws: ``PictureError/vanished`` and other errors of reading, and ``PictureError/tooLarge(_:)`` if there is not
  ///   enough memory.
  public func decoded(longestSide: Int = PictureLoader.largestScaledSide) throws(PictureError) -> Bitmap {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_filename(path, &error) else { throw PictureError(taking: error) }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let bitmap = try Bitmap(texture)
    return try bitmap.scaled(to: bitmap.size.fitted(in: longestSide))
  }
}
