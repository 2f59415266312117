import FoundationEssentials
import Glibc

/// A folder with one JSON file for each thing that is kept.
public struct GameStorage: Sendable {
  /// The folder's path; it is created when something is first saved.
  public let folder: String

  /// Creates a storage in a folder, which need not exist.
  public init(folder: String) {
    self.folder = folder
  }

  /// The folder that the XDG Base Directory Specification gives, in which relative paths are ignored.
  ///
  /// - Parameter environment: The process's environment variables.
  public static func defaultFolder(environment: [String: String]) -> String {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/grab-bag" }
    return environment["HOME", default: ""] + "/.local/share/grab-bag"
  }

  /// Saves a value under a name, whole or not at all: the file before it stays until the new one is complete.
  public func save(_ value: some Encodable, as name: String) throws(SaveError) {
    let path = path(of: name)
    do {
      let data = try JSONEncoder().encode(Envelope(value))
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw SaveError(path: path)
    }
  }

  /// Loads what was saved under a name.
  ///
  /// A file that is empty, cut, tampered with or from a newer version is renamed to `<name>.json.bad`, in place of an
  /// older one, so that it is neither lost nor met again.
  public func load<Value: Decodable>(_ type: Value.Type, from name: String) -> LoadOutcome<Value> {
    let path = path(of: name)
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return .loaded(try JSONDecoder().decode(Envelope<Value>.self, from: data).value)
    } catch {
      rename(path, path + ".bad")
      return .setAside
    }
  }

  private func path(of name: String) -> String { "\(folder)/\(name).json" }
}

/// What came of loading a file.
public enum LoadOutcome<Value> {
  /// Nothing is stored.
  case none
  /// The stored value.
  case loaded(Value)
  /// What is stored could not be used, and is kept aside.
  case setAside
}

extension LoadOutcome: Equatable where Value: Equatable {}
extension LoadOutcome: Sendable where Value: Sendable {}

/// A file that could not be written.
public struct SaveError: Error, Equatable {
  /// The file's path.
  public let path: String
}
