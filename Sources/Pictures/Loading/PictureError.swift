/// Why a picture or a folder of them could not be read.
///
/// Made of errors of `G_IO_ERROR` and `GDK_PIXBUF_ERROR`, and of what those keep to themselves.
nonisolated public enum PictureError: Error, Equatable, Sendable {
  /// It is none, or of a kind that this system cannot read.
  case notPicture
  /// It is a folder.
  case folder
  /// There is nothing in the file.
  case empty
  /// It is 0 pixels wide or high.
  case noPixels
  /// It has more pixels than ``PictureLoader/largestPixelCount``, or a side over ``PictureLoader/largestSide``.
  case tooLarge(PixelSize)
  /// It ends before the picture is whole.
  case truncated
  /// It contradicts itself, as with a header that promises another size than there is.
  case damaged
  /// It is not there, or was cut off while it was read.
  case vanished
  /// It may not be read, or the machine where it lies cannot be reached.
  case unreadable
  /// It was loaded, and the program could not save a copy; `reason` says why, in a sentence for the user, or is empty.
  case notSaved(reason: String)
  /// The task that wanted it was cancelled.
  case cancelled
}
