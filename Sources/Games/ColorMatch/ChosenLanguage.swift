/// The language that the player has chosen for the words, read from its file once.
@MainActor
final class ChosenLanguage {
  private let preferences: Preferences
  private let languages: Languages
  private var read: (code: String, catalog: MessageCatalog?)?

  init(_ environment: GameEnvironment) {
    preferences = environment.preferences
    languages = environment.languages
  }

  /// The texts in that language; nil for the player's own, and for a language that there is not.
  var catalog: MessageCatalog? {
    let code = preferences.wordLanguage
    if let read, read.code == code { return read.catalog }
    let catalog = languages.catalog(code)
    read = (code, catalog)
    return catalog
  }
}
