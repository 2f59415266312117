import FoundationEssentials

/// A file as a release of the program has stored it, in a folder with the release's number.
enum Fixture {
  static let newest = "1.0"

  static func read(
    _ name: String, as ending: String = "json", release: String = Fixture.newest, file: String = #filePath
  ) throws -> String {
    let tests = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appending(path: "Fixtures/\(release)/\(name).\(ending)").path
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
