/// An error of reading a picture or a folder of pictures.
///
/// It is derived from `G_IO_ERROR` and `GDK_PIXBUF_ERROR`, and from checks of this library.
nonisolated public enum PictureError: Error, Equatable, Sendable {
  /// The file is not a picture.
  case notPicture
  /// This system has no decoder for the type of the picture.
  ///
  /// - Parameter kind: The common name, such as 'HEIC', or a description in the language of the desktop.
  case unsupported(kind: String)
  /// The file is a video.
  case video
  /// The file is a folder.
  case folder
  /// The file is empty.
  case empty
  /// The picture is 0 pixels wide or high.
  case noPixels
  /// The picture exceeds ``PictureLoader/largestPixelCount``, ``PictureLoader/largestSide`` or the memory.
  case tooLarge(PixelSize)
  /// All pixels are transparent, or nearly so.
  case invisible
  /// The file ends before enough of the picture is decoded.
  case truncated
  /// The file is inconsistent, such as a header with another size than that of the content.
  case damaged
  /// The file does not exist, or was truncated while it was read.
  case vanished
  /// The device or the server of the file cannot be reached, or does not respond.
  case unreadable
  /// The picture was loaded, but its copy could not be saved; `reason` is a sentence for the user, or empty.
  case notSaved(reason: String)
  /// The user has no permission to read the file.
  case noPermission
  /// The file may exist, but the sandbox of the program hides it.
  case outsideSandbox
  /// The file is on the web, from which nothing is loaded.
  case onWeb
  /// The task was cancelled.
  case cancelled
}
