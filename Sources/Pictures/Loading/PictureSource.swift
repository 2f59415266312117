/// The source of a picture, which also determines whether the loader makes a copy (``LoadedPicture/copy``).
nonisolated public enum PictureSource: Sendable {
  /// The URI of a file that GIO can read: dropped, chosen, or named on the command line.
  case uri(String)
  /// The content of such a file, dropped or pasted without a file.
  case data([UInt8])
  /// A copy that is already stored.
  case kept([UInt8])

  var needsCopy: Bool {
    switch self {
    case .uri, .data: true
    case .kept: false
    }
  }
}
