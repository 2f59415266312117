package struct LevelTile<Item: Hashable & Sendable>: Equatable, Sendable {
  package let item: Item
  package let title: String
  /// A line below the title, such as the best result at the level; can be empty.
  package let detail: String
  /// What the picture shows, for screen readers; empty if the title says so.
  package let pictureDescription: String
  /// Whether the game was played last, or the option is selected.
  package let isMarked: Bool

  init(_ item: Item, title: String, detail: String = "", pictureDescription: String = "", isMarked: Bool = false) {
    (self.item, self.title, self.detail, self.isMarked) = (item, title, detail, isMarked)
    self.pictureDescription = pictureDescription
  }
}

package struct LevelSection<Item: Hashable & Sendable>: Equatable, Sendable {
  /// Whether each tile selects an option of the games in the other sections, instead of dealing a game.
  package let isOption: Bool
  package let title: String
  package let tiles: [LevelTile<Item>]

  init(title: String, isOption: Bool = false, _ tiles: [LevelTile<Item>]) {
    (self.isOption, self.title, self.tiles) = (isOption, title, tiles)
  }

  package func details(of tile: LevelTile<Item>) -> [String] {
    [tile.isMarked && !isOption ? tr("Played last") : "", tile.detail].filter { !$0.isEmpty }
  }

  package func description(of tile: LevelTile<Item>) -> String {
    (details(of: tile).map(\.asSentence) + [tile.pictureDescription]).joinedSentences()
  }
}
