import FoundationEssentials
import Games
import Testing
import Widgets

@testable import DragDropApp

/// The underlined letters of menus, each of which chooses an entry if no other one has it.
@MainActor @Suite struct MnemonicsTests {
  private static let menus: [[[Menu.Item]]] = {
    let games: [(GameKind, [[Menu.Item]])] = [
      (.colorMatch, ColorMatchView.menu), (.sunAndMoon, SunAndMoonView.menu), (.memory, MemoryView.menu),
      (.moveMe, MoveMeView.menu), (.picturePuzzle, PicturePuzzleView.menu), (.jigsaw, JigsawView.menu),
    ]
    let main = games.map { GameHeader.sections($0.1, of: $0.0, hasZoom: true, hasInspector: true) }
    return main + [[CommonMenu.items()], DeckCardRow.menu]
  }()

  /// English, whose texts are in the sources, and the languages that have a catalog.
  nonisolated private static let languages = ["en"] + lines(of: "LINGUAS")

  @Test(arguments: languages)
  func noTwoEntriesThatAreShownTogetherHaveTheSameMnemonic(language: String) throws {
    let translations = Self.translations(language)
    for items in Self.menus.flatMap({ Self.shownTogether(in: $0) }) {
      var labels: [String: String] = [:]
      for item in items {
        var label = item.label
        if language != "en" { label = try #require(translations[label]) }
        guard let letter = Self.mnemonic(of: label) else { continue }
        #expect(labels[letter] == nil, "\(label) and \(labels[letter] ?? "")")
        labels[letter] = label
      }
    }
  }

  /// Returns the entries of a menu, outside and in fullscreen, and those of its submenus.
  private static func shownTogether(in menu: [[Menu.Item]]) -> [[Menu.Item]] {
    let items = menu.flatMap(\.self)
    let states = ["win.fullscreen", "win.leave-fullscreen"].map { hidden in items.filter { $0.action != hidden } }
    return states + items.map(\.submenu).filter { !$0.isEmpty }
  }

  private static func mnemonic(of label: String) -> String? {
    label.firstIndex(of: "_").flatMap { label[$0...].dropFirst().first?.lowercased() }
  }

  /// Returns the translations of a catalog that fit on a line, as those of entries do; none for English.
  private static func translations(_ language: String) -> [String: String] {
    guard language != "en" else { return [:] }
    var (texts, text): ([String: String], String) = ([:], "")
    for line in lines(of: "\(language).po") {
      let content = String(line.drop { $0 != "\"" }.dropFirst().dropLast())
      if line.hasPrefix("msgid ") { text = content }
      if line.hasPrefix("msgstr ") { texts[text] = content }
    }
    return texts
  }

  /// Returns the lines of a file in `po`, none if it cannot be read.
  nonisolated private static func lines(of file: String) -> [String] {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let data = try? Data(contentsOf: URL(filePath: "\(root)/po/\(file)"))
    return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
