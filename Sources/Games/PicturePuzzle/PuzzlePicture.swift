/// The picture of a puzzle.
package enum PuzzlePicture: Hashable, Codable, Sendable {
  /// A built-in picture.
  case own(BuiltInPicture)
  /// The player's photo.
  case player(Photo)

  /// The built-in pictures.
  package static var builtIn: [PuzzlePicture] { BuiltInPicture.allCases.map { .own($0) } }

  var photo: Photo? { if case .player(let photo) = self { photo } else { nil } }

  /// The localized title.
  package var title: String {
    switch self {
    case .own(let picture): picture.title
    case .player(let photo): photo.title.isEmpty ? tr("Your Picture") : photo.title
    }
  }

  /// The localized description, for screen readers, of a sentence or two.
  package var description: String {
    switch self {
    case .own(let picture): picture.description
    case .player: tr("This is a picture of your own.")
    }
  }

  /// Whether a saved game can contain the picture.
  var isValid: Bool {
    switch self {
    case .own: true
    case .player(let photo): photo.isValid
    }
  }
}
