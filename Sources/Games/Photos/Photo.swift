/// A picture of the player's; its pixels are stored beside the saved game under its ID.
package struct Photo: Hashable, Codable, Sendable {
  private static let longestTitle = 80
  private static let longestID = 64

  /// The ID of the stored pixels: lowercase ASCII letters, digits and hyphens, so that its path stays in the folder.
  package let id: String
  /// The title, such as the name of the file, which fits in a line; empty if the picture had no name.
  package let title: String

  package init(id: String, title: String) {
    self.id = id
    self.title = title.line(upTo: Self.longestTitle)
  }

  /// Decodes a photo, and sanitizes the title, which earlier releases stored unchanged.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id), title: try values.decode(String.self, forKey: .title))
  }

  var isValid: Bool { Self.isID(id) }

  /// Returns whether a text has the form of an ``id``.
  static func isID(_ text: String) -> Bool {
    (1...longestID).contains(text.count)
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isWholeNumber || $0 == "-") }
  }
}
