import DragAndDrop

/// A picture of the player's; its pixels are stored beside the saved game under its ID.
package struct Photo: Hashable, Codable, Sendable {
  private static let longestTitle = 80
  private static let longestID = 64

  /// The ID that the pixels are stored under.
  ///
  /// It consists of lowercase ASCII letters, digits and hyphens, so that a path made of it stays in the folder.
  package let id: String
  /// The title, such as the name of the file, or empty if the picture had no name.
  ///
  /// The title fits in a line, like any `displayName`.
  package let title: String

  /// Creates a photo; a title that is too long is truncated.
  package init(id: String, title: String) {
    self.id = id
    self.title = String(title.displayName.prefix(Self.longestTitle)).displayName
  }

  /// Decodes a photo, and sanitizes the title, which earlier versions stored unchanged.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id), title: try values.decode(String.self, forKey: .title))
  }

  /// Whether the ID is well formed; otherwise the saved file was tampered with.
  var isValid: Bool {
    (1...Self.longestID).contains(id.count)
      && id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isWholeNumber || $0 == "-") }
  }
}
