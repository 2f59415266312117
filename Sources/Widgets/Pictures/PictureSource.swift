/// Where a picture comes from.
public enum PictureSource: Sendable {
  /// A file that GIO can read: one that was dropped, chosen, or named on the command line.
  case uri(String)
  /// The content of such a file, as a save keeps it.
  case data([UInt8])
  /// A picture that was dropped or pasted.
  case texture(Texture)
  /// A picture of our own, by its path in the resource bundle.
  case resource(String)
}
