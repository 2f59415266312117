import DragAndDrop

/// What comes from other programs, or from another part of this one: dropped or pasted.
nonisolated public enum TransferContent: Equatable, Sendable {
  /// Files and folders, by URI.
  ///
  /// One that is not on this machine has no path, and a program for the web may offer the address of a page.
  case files([String])
  /// A picture that has no file: the content that one would have.
  case picture([UInt8])
  /// Plain text.
  case text(String)
  /// Text with HTML's markup: a document, or a part of one.
  case html(String)
  /// A color.
  case color(Color)

  /// The kinds of content that can be asked for.
  public enum Kind: CaseIterable, Sendable {
    /// Files and folders.
    case files
    /// A picture that has no file.
    case picture
    /// Plain text.
    case text
    /// Text with HTML's markup.
    case html
    /// A color.
    case color
  }
}
