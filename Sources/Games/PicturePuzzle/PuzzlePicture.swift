package enum PuzzlePicture: Hashable, Codable, Sendable {
  case builtIn(BuiltInPicture)
  case photo(Photo)

  private enum CodingKeys: String, CodingKey {
    case builtIn = "own"
    case photo = "player"
  }

  package static var allBuiltIn: [PuzzlePicture] { BuiltInPicture.allCases.map { .builtIn($0) } }

  var next: BuiltInPicture {
    switch self {
    case .builtIn(let picture): picture.next
    case .photo: BuiltInPicture.allCases[0]
    }
  }

  var photo: Photo? { if case .photo(let photo) = self { photo } else { nil } }

  package var title: String {
    switch self {
    case .builtIn(let picture): picture.title
    case .photo(let photo): photo.title.isEmpty ? tr("Your Picture") : photo.title
    }
  }

  package var description: String {
    switch self {
    case .builtIn(let picture): picture.description
    case .photo: tr("This is a picture of your own.")
    }
  }

  var isValid: Bool {
    switch self {
    case .builtIn: true
    case .photo(let photo): photo.isValid
    }
  }
}
