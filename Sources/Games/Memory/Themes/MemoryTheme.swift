/// What is on the fronts of the cards.
public enum MemoryTheme: Hashable, Codable, Sendable {
  /// One of the themes that come with the game.
  case own(BuiltInTheme)
  /// Pictures that the player brought, each with a description.
  case player([PlayerPicture])

  /// The most pictures of the player's that are of use: one for each pair of the largest board.
  public static let mostPictures = 32

  /// What the theme is called.
  public var title: String {
    switch self {
    case .own(let theme): theme.title
    case .player: tr("Your Pictures")
    }
  }

  /// How many pairs there are.
  public var pairCount: Int {
    switch self {
    case .own(let theme): theme.pairs.count
    case .player(let pictures): pictures.count
    }
  }

  /// The pair with a number below the count.
  public func pair(_ number: Int) -> MemoryPair {
    switch self {
    case .own(let theme): theme.pairs[number]
    case .player(let pictures): MemoryPair(Self.face(of: pictures[number], number))
    }
  }

  /// The player's pictures, if it is made of those.
  public var pictures: [PlayerPicture] {
    if case .player(let pictures) = self { pictures } else { [] }
  }

  /// The greatest level that the pictures are enough for; nil if they are not enough for any.
  public var greatestLevel: MemoryLevel? { MemoryLevel.greatest(for: pairCount) }

  private static func face(of picture: PlayerPicture, _ number: Int) -> MemoryFace {
    let unnamed = tr("picture {number}").filling(["number": "\(number + 1)"])
    return MemoryFace(.picture(picture), picture.title.isEmpty ? unnamed : picture.title)
  }

  /// Whether it can be in a saved game.
  var isValid: Bool {
    pairCount <= Self.mostPictures && pictures.allSatisfy(\.isValid)
      && Set(pictures.map(\.id)).count == pictures.count
  }
}
