import FoundationEssentials

package struct Languages: Sendable {
  static let source = "en"

  private let folder: String

  /// Creates the languages whose translations are in a folder, as `<code>/LC_MESSAGES/grab-bag.mo`.
  package init(localeFolder: String) { folder = localeFolder }

  package var codes: [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let translated = folders.filter { FileManager.default.fileExists(atPath: path(of: $0)) }
    return [Self.source] + translated.sorted()
  }

  package func catalog(_ code: String) -> MessageCatalog? {
    guard code != Self.source else { return .source }
    guard !code.isEmpty, !code.contains("/") else { return nil }
    return MessageCatalog(path: path(of: code))
  }

  package static var ownName: String {
    // Translators: The name of the language that you translate into, in that language: 'Deutsch', for example.
    trc("the language of this translation", "English")
  }

  package func name(of code: String) -> String {
    let (context, name) = ("the language of this translation", "English")
    guard let catalog = catalog(code) else { return code }
    let translated = catalog[context: context, name]
    return translated == name && code != Self.source ? code : translated
  }

  private func path(of code: String) -> String { "\(folder)/\(code)/LC_MESSAGES/\(Translation.domain).mo" }
}
