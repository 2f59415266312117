/// A sound of the player, whose samples are stored beside the saved game under its ID.
package struct Recording: Hashable, Codable, Sendable {
  /// The number of levels in a shape.
  package static let levelCount = 24
  package static let highestLevel = 15

  /// The ID of the stored samples, in the form of a ``Photo/id``.
  package let id: String
  /// The loudness over time, for players who do not hear it: a hexadecimal digit for each level.
  private let shape: String

  /// Creates a recording; levels beyond ``highestLevel`` are limited to it.
  package init(id: String, levels: [Int]) {
    self.id = id
    shape = levels.prefix(Self.levelCount).map {
      String(min(max($0, 0), Self.highestLevel), radix: 16)
    }.joined()
  }

  /// The levels, from 0 to ``highestLevel``.
  package var levels: [Int] { shape.compactMap(\.hexDigitValue) }

  var isValid: Bool {
    Photo.isID(id) && shape.count <= Self.levelCount
      && shape.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
  }
}
