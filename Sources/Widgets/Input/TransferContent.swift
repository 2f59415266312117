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
  /// Data in a format of its own, by its media type, such as `application/json`.
  case data(type: String, [UInt8])

  /// A kind of content to request.
  public enum Kind: Hashable, Sendable {
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
    /// Data of a media type.
    case data(type: String)

    /// All kinds except data.
    public static let all: [Kind] = [.files, .picture, .text, .html, .color]
  }

  /// The kind of this content.
  public var kind: Kind {
    switch self {
    case .files: .files
    case .picture: .picture
    case .text: .text
    case .html: .html
    case .color: .color
    case .data(let type, _): .data(type: type)
    }
  }
}
