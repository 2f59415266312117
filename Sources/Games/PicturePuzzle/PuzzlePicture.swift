/// The picture of a puzzle.
public enum PuzzlePicture: Hashable, Codable, Sendable {
  /// A picture of the bag's own.
  case own(BuiltInPicture)
  /// A photo that the player brought.
  case player(Photo)

  /// The pictures that come with the game.
  public static var builtIn: [PuzzlePicture] { BuiltInPicture.allCases.map { .own($0) } }

  /// The photo, if it is one that the player brought.
  var photo: Photo? { if case .player(let photo) = self { photo } else { nil } }

  /// What the picture is called.
  public var title: String {
    switch self {
    case .own(let picture): picture.title
    case .player(let photo): photo.title.isEmpty ? tr("Your Picture") : photo.title
    }
  }

  /// What is to be seen, for those who do not see it; a sentence or two.
  public var description: String {
    switch self {
    case .own(let picture): picture.description
    case .player: tr("This is a picture of your own.")
    }
  }

  /// Whether it can be in a saved game.
  var isValid: Bool {
    switch self {
    case .own: true
    case .player(let photo): photo.isValid
    }
  }
}
