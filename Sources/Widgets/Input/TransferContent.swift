import Geometry

/// Content that is dropped or pasted from other programs, or from another part of this one.
nonisolated public enum TransferContent: Equatable, Sendable {
  /// Files and folders, by URI, which may have no path or be the address of a web page.
  case files([String])
  /// A picture without a file, as encoded image data.
  case picture([UInt8])
  /// Plain text.
  case text(String)
  /// HTML: a document or a fragment.
  case html(String)
  /// A color.
  case color(Color)

  /// A kind of content to request.
  public enum Kind: CaseIterable, Sendable {
    /// Files and folders.
    case files
    /// A picture without a file.
    case picture
    /// Plain text.
    case text
    /// HTML.
    case html
    /// A color.
    case color
  }
}
