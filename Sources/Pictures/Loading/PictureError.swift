/// Why a picture or a folder of them could not be read.
///
/// Made of errors of `G_IO_ERROR` and `GDK_PIXBUF_ERROR`, and of what those keep to themselves.
nonisolated public enum PictureError: Error, Equatable, Sendable {
  /// It is not a picture.
  case notPicture
  /// It is a picture of a kind that this system has no decoder for.
  ///
  /// - Parameter kind: What people call it, as in 'HEIC', or a description in the language of the desktop.
  case unsupported(kind: String)
  /// It is a video.
  case video
  /// It is a folder.
  case folder
  /// There is nothing in the file.
  case empty
  /// It is 0 pixels wide or high.
  case noPixels
  /// It has more pixels than ``PictureLoader/largestPixelCount``, or a side over ``PictureLoader/largestSide``.
  case tooLarge(PixelSize)
  /// All of its pixels are transparent, or almost.
  case invisible
  /// It ends before there is enough of the picture to be shown.
  case truncated
  /// It contradicts itself, as with a header that promises another size than there is.
  case damaged
  /// It is not there, or was cut off while it was read.
  case vanished
  /// The machine or the disk where it lies cannot be reached, or does not answer.
  case unreadable
  /// It was loaded, and the program could not save a copy; `reason` says why, in a sentence for the user, or is empty.
  case notSaved(reason: String)
  /// The user has no permission to read it.
  case noPermission
  /// It may be there, but the sandbox of the program hides it.
  case outsideSandbox
  /// It is an address on the web, where nothing is read.
  case onWeb
  /// The task that wanted it was cancelled.
  case cancelled
}
