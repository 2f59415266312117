/// A level of the jigsaw: the number of pieces, and whether they have to be turned.
package struct JigsawLevel: GameLevel {
  package let size: JigsawSize
  /// Whether pieces lie in any of four directions, and have to be turned by quarter turns.
  package let turns: Bool

  package init(_ size: JigsawSize, turns: Bool = false) { (self.size, self.turns) = (size, turns) }

  /// The levels without turning, then those with it; codes depend on the order.
  package static let allCases =
    JigsawSize.allCases.map { JigsawLevel($0) } + JigsawSize.allCases.map { JigsawLevel($0, turns: true) }

  /// The name in saved games and on the command line: '48', or '48-turned'.
  package var rawValue: String { turns ? "\(size.count)-turned" : "\(size.count)" }

  package var title: String {
    turns ? tr("{pieces}, turned").formatted(["pieces": size.title]) : size.title
  }

  package var next: JigsawLevel? {
    JigsawSize.allCases.first { $0.count > size.count }.map { JigsawLevel($0, turns: turns) }
  }
}

extension JigsawLevel {
  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let level = JigsawLevel(rawValue: name) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "No such level."))
    }
    self = level
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
