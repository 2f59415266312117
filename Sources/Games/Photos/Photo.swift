import DragAndDrop

/// A picture that the player brought; its pixels are kept beside the saved game, under its name there.
public struct Photo: Hashable, Codable, Sendable {
  private static let longestTitle = 80
  private static let longestID = 64

  /// The name that its pixels are kept under: small Latin letters, digits and hyphens, so that it never leads to another
  /// folder.
  public let id: String
  /// What it is called, such as the name of its file; empty if it came without a name.
  ///
  /// It can be shown within a line, as `displayName` can.
  public let title: String

  /// Creates a photo; a title that is too long for a line is cut.
  public init(id: String, title: String) {
    self.id = id
    self.title = String(title.displayName.prefix(Self.longestTitle)).displayName
  }

  /// Reads a stored photo, whose title may be of a version that kept titles as they came.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id), title: try values.decode(String.self, forKey: .title))
  }

  /// Whether a photo can have this name; a stored one that cannot was tampered with.
  var isValid: Bool {
    (1...Self.longestID).contains(id.count)
      && id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isWholeNumber || $0 == "-") }
  }
}
