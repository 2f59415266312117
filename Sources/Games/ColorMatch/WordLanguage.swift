/// The language that the player chose for the words of Color Match; its file is read once.
@MainActor
final class WordLanguage {
  private let preferences: Preferences
  private let languages: Languages
  private var read: (code: String, catalog: MessageCatalog?)?

  init(_ environment: GameEnvironment) {
    preferences = environment.preferences
    languages = environment.languages
  }

  /// The message catalog of the chosen language, or `nil` for the player's own or an unknown language.
  var catalog: MessageCatalog? {
    let code = preferences.wordLanguage
    if let read, read.code == code { return read.catalog }
    let catalog = languages.catalog(code)
    read = (code, catalog)
    return catalog
  }
}
