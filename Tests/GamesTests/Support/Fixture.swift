import FoundationEssentials

@testable import Games

/// Files that releases of the program have stored, in a folder for each release.
enum Fixture {
  /// The files that all releases have; the statistics, the decks and the jigsaw came after 1.0.
  static let saveFiles = SaveFile.all.filter { ![.statistics, .memoryDecks, .game(.jigsaw)].contains($0) }

  static let newest = "1.0"

  static func read(
    _ name: String, as ending: String = "json", release: String? = nil, file: String = #filePath
  ) throws -> String {
    let release = release ?? (name == GameKind.jigsaw.rawValue ? "1.1" : newest)
    let tests = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appending(path: "Fixtures/\(release)/\(name).\(ending)").path
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
