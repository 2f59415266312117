import FoundationEssentials

/// The languages that the program is translated into.
package struct Languages: Sendable {
  static let source = "en"

  private let folder: String

  /// Creates the languages whose translations are in a folder, as `<code>/LC_MESSAGES/grab-bag.mo`.
  package init(localeFolder: String) { folder = localeFolder }

  /// The codes of all languages, the source language first.
  package var codes: [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let translated = folders.filter { FileManager.default.fileExists(atPath: path(of: $0)) }
    return [Self.source] + translated.sorted()
  }

  /// Returns the messages of a language; nil if there is no such language.
  package func catalog(_ code: String) -> MessageCatalog? {
    guard code != Self.source else { return .source }
    guard !code.isEmpty, !code.contains("/") else { return nil }
    return MessageCatalog(path: path(of: code))
  }

  /// The name of the player's language, in that language.
  package static var ownName: String {
    // Translators: The name of the language that you translate into, in that language: 'Deutsch', for example.
    trc("the language of this translation", "English")
  }

  /// Returns the name of a language, in that language; its code if the translation has no name.
  package func name(of code: String) -> String {
    let (context, name) = ("the language of this translation", "English")
    guard let catalog = catalog(code) else { return code }
    let translated = catalog[context: context, name]
    return translated == name && code != Self.source ? code : translated
  }

  private func path(of code: String) -> String { "\(folder)/\(code)/LC_MESSAGES/\(Translation.domain).mo" }
}
