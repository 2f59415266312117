/// Where a picture comes from, and whether a copy of it is kept for a save (``LoadedPicture/copy``).
public enum PictureSource: Sendable {
  /// A file that GIO can read: one that was dropped, chosen, or named on the command line.
  case uri(String)
  /// The content of such a file, as it is dropped or pasted without one.
  case data([UInt8])
  /// What was kept of a picture, so that no copy of it is needed.
  case kept([UInt8])
  /// A picture of the program's own, by the path of its file.
  case own(path: String)
}
