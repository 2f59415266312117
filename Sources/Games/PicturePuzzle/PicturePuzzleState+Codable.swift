extension PicturePuzzleState {
  private enum CodingKeys: CodingKey { case level, picture, tiles }

  /// Stores the puzzle, with two characters for each tile.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try container.encode(picture, forKey: .picture)
    try container.encode(TileText.encode(tiles), forKey: .tiles)
  }

  /// Reads a stored puzzle.
  ///
  /// - Throws: `DecodingError` for what is no list of tiles.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let tiles = TileText.decode(try container.decode(String.self, forKey: .tiles)) else {
      throw DecodingError.dataCorruptedError(forKey: .tiles, in: container, debugDescription: "These are no tiles.")
    }
    self.init(
      level: try container.decode(PuzzleLevel.self, forKey: .level),
      picture: try container.decode(PuzzlePicture.self, forKey: .picture), tiles: tiles)
  }
}

/// Tiles as text: two digits to the base 32 for each tile, which is enough for the 1,024 tiles of the largest puzzle.
private enum TileText {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuv".utf8)

  static func encode(_ tiles: [PuzzleTile]) -> String {
    String(decoding: tiles.flatMap { [digits[$0.index / 32], digits[$0.index % 32]] }, as: UTF8.self)
  }

  static func decode(_ text: String) -> [PuzzleTile]? {
    let values = text.utf8.compactMap(digits.firstIndex)
    guard values.count == text.utf8.count, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { PuzzleTile(index: values[$0] * 32 + values[$0 + 1]) }
  }
}
