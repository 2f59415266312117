import FoundationEssentials

/// A file as a version of the program has stored it.
enum Fixture {
  static func read(
    _ name: String, as ending: String = "json", version: Int = 1, file: String = #filePath
  ) throws -> String {
    let tests = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
    let path = tests.appending(path: "Fixtures/version-\(version)/\(name).\(ending)").path
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
