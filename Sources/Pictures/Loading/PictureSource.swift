/// The source of a picture, which also determines whether the loader makes a copy (``LoadedPicture/copy``).
nonisolated public enum PictureSource: Sendable {
  /// The URI of a file that GIO can read: dropped, chosen, or named on the command line.
  case uri(String)
  /// The content of such a file, dropped or pasted without a file.
  case data([UInt8])
  /// A copy that is already stored.
  case kept([UInt8])
  /// The path of one of the program's own pictures.
  case own(path: String)

  var needsCopy: Bool {
    switch self {
    case .uri, .data: true
    case .kept, .own: false
    }
  }

  var isOwn: Bool { if case .own = self { true } else { false } }
}
