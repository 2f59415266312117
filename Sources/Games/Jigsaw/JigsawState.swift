import Storage

/// The state of a jigsaw: where each piece lies, and which pieces are joined.
package struct JigsawState: GameState {
  package typealias Change = JigsawChange

  package static let maximumTrayCount = 6

  package let puzzle: JigsawPuzzle
  /// The placement of each piece, by its index.
  @FixedWidthList package internal(set) var placements: [JigsawPlacement]
  /// The names of the trays; a tray with an empty name is called by its number.
  package internal(set) var trays: [String] = []

  package init(level: JigsawLevel, seed: UInt64) { self.init(level: level, seed: seed, picture: nil) }

  /// Deals a jigsaw; the seed chooses the picture if `picture` is `nil`.
  ///
  /// - Parameter aspect: The width of the picture divided by its height, in thousandths; built-in pictures are square.
  init(level: JigsawLevel, seed: UInt64, picture: PuzzlePicture?, aspect: Int = 1000) {
    var generator = SeededGenerator(seed: seed)
    let pictures = shuffled(PuzzlePicture.allBuiltIn, using: &generator)
    puzzle = JigsawPuzzle(level, picture ?? pictures[0], aspect: aspect, seed: seed)
    let turns = (0..<level.size.count).map { _ in QuarterTurns(generator.number(below: 4)) }
    placements = puzzle.numbers.enumerated().map { index, number in
      JigsawPlacement(leader: index, .heap(number - 1), level.turns ? turns[index] : .upright)
    }
  }

  package func redealt(_ level: JigsawLevel, seed: UInt64) -> JigsawState {
    JigsawState(level: level, seed: seed, picture: picture, aspect: grid.aspect)
  }

  package var level: JigsawLevel { puzzle.level }
  package var picture: PuzzlePicture { puzzle.picture }
  package var grid: JigsawGrid { puzzle.grid }
  package var pieces: [JigsawPiece] { placements.indices.map(JigsawPiece.init) }

  package var isOver: Bool { placements.allSatisfy { $0.location == .frame } }

  /// The number of pieces in the frame and of joins outside it, of all pieces.
  package var progress: Progress {
    let groups = placements.enumerated().count { $0.offset == $0.element.leader && $0.element.location != .frame }
    return Progress(placements.count - groups, of: placements.count)
  }

  /// The maximum number of undo steps, lower for many pieces to keep saved games small.
  package var undoLimit: Int { min(History<Self>.limit, 32_000 / grid.count) }

  package static var variantCount: Int { 1 + PuzzlePicture.allBuiltIn.count }

  /// The position of the built-in picture, from 1; `nil` for a photo.
  package var variant: Int? { PuzzlePicture.allBuiltIn.firstIndex(of: picture).map { 1 + $0 } }

  package init(level: JigsawLevel, seed: UInt64, variant: Int) {
    let pictures = PuzzlePicture.allBuiltIn
    self.init(
      level: level, seed: seed, picture: pictures.indices.contains(variant - 1) ? pictures[variant - 1] : nil)
  }
}

extension JigsawState: Codable {
  private enum CodingKeys: CodingKey { case level, picture, aspect, cut, pieces, trays }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try container.encode(picture, forKey: .picture)
    try container.encode(grid.aspect, forKey: .aspect)
    try container.encode(puzzle.seed, forKey: .cut)
    try container.encode(_placements, forKey: .pieces)
    if !trays.isEmpty { try container.encode(trays, forKey: .trays) }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let aspect = try container.decode(Int.self, forKey: .aspect)
    try decoder.check(JigsawGrid.aspects.contains(aspect), "No picture has this shape.")
    puzzle = JigsawPuzzle(
      try container.decode(JigsawLevel.self, forKey: .level),
      try container.decode(PuzzlePicture.self, forKey: .picture), aspect: aspect,
      seed: try container.decode(UInt64.self, forKey: .cut))
    _placements = try container.decode(FixedWidthList<JigsawPlacement>.self, forKey: .pieces)
    let names = try container.decodeIfPresent([String].self, forKey: .trays) ?? []
    trays = names.map { $0.line(upTo: Self.maximumTrayNameLength) }
  }
}
