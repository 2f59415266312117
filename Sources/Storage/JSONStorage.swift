import FoundationEssentials

/// A folder with one JSON file for each thing that is kept.
public struct JSONStorage: Sendable {
  /// The folder's path; it is created when something is first saved.
  public let folder: String
  private var files: DataFolder { DataFolder(path: folder) }

  /// Creates a storage in a folder, which need not exist.
  public init(folder: String) {
    self.folder = folder
  }

  /// The folder that the XDG Base Directory Specification gives a program, in which relative paths are ignored.
  ///
  /// - Parameters:
  ///   - name: What the program calls its folder.
  ///   - environment: Gives the value of an environment variable; nil if it is not set.
  public static func folder(of name: String, environment: (String) -> String?) -> String {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/\(name)" }
    return (environment("HOME") ?? "") + "/.local/share/\(name)"
  }

  /// Saves a value under a name, whole or not at all: the file before it stays until the new one is complete.
  public func save(_ value: some Encodable, as name: String) throws(SaveError) {
    try files.write(try encoded(value, name), to: Self.file(name))
  }

  /// Saves the value that `change` makes of what is stored by then, with no save of another process in between.
  public func change<Value: Encodable>(_ name: String, _ change: () throws(SaveError) -> Value) throws(SaveError) {
    try files.change(Self.file(name)) { () throws(SaveError) in try encoded(try change(), name) }
  }

  private func encoded(_ value: some Encodable, _ name: String) throws(SaveError) -> Data {
    do { return try JSONEncoder().encode(Envelope(value)) } catch {
      throw SaveError(path: files.path(of: Self.file(name)))
    }
  }

  /// Loads what was saved under a name.
  ///
  /// A file that is empty, cut, tampered with or from a newer version is renamed to `<name>.json.bad`. It gets a number
  /// where there is one already. So it is neither lost nor met again.
  public func load<Value: Decodable>(_ type: Value.Type, from name: String) -> LoadOutcome<Value> {
    switch files.read(Self.file(name)) {
    case .none: return .none
    case .unreadable: return .unreadable
    case .data(let data):
      if let envelope = try? JSONDecoder().decode(Envelope<Value>.self, from: data) { return .loaded(envelope.value) }
    case .other: break
    }
    return files.setAside(Self.file(name)) ? .setAside : .unreadable
  }

  /// The texts of what was set aside under some names, in this run or an earlier one; nil if one cannot be read.
  public func textsAside(of names: some Sequence<String>) -> [String]? {
    var texts: [String] = []
    for name in names {
      guard let some = files.textsAside(of: Self.file(name)) else { return nil }
      texts += some
    }
    return texts
  }

  /// Removes what saves that were cut off have left.
  public func sweep() { files.sweep() }

  private static func file(_ name: String) -> String { name + ".json" }
}

/// What came of loading a file.
public enum LoadOutcome<Value> {
  /// Nothing is stored.
  case none
  /// The stored value.
  case loaded(Value)
  /// What is stored could not be used, and is kept aside.
  case setAside
  /// What is stored cannot be known, or not be put aside, and must not be written over.
  case unreadable
}

extension LoadOutcome: Equatable where Value: Equatable {}
extension LoadOutcome: Sendable where Value: Sendable {}

/// A file that could not be written.
public struct SaveError: Error, Equatable {
  /// The file's path.
  public let path: String

  /// An error about the file at `path`.
  public init(path: String) { self.path = path }
}
