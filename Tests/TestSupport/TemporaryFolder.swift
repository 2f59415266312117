import FoundationEssentials

/// A folder for one test, which is removed after it.
public final class TemporaryFolder {
  /// The path of the folder.
  public let path: String

  /// Creates the folder.
  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/grab-bag-test-\(UInt64.random(in: .min ... .max))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of its files, sorted.
  public var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

  /// The names of the files in one of its folders, sorted.
  public func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()) ?? []
  }

  /// Writes a file.
  public func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
  }

  /// Reads a file.
  public func read(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(file)")), as: UTF8.self)
  }
}
