import FoundationEssentials

/// A folder with one JSON file for each thing that is kept.
public struct JSONStorage: Sendable {
  /// The folder's path.
  ///
  /// The folder is created when something is first saved. Nothing can be saved if the path is empty.
  public var folder: String { files.path }
  private let files: DataFolder

  /// Creates a storage in a folder, which need not exist.
  ///
  /// - Parameter lockPatience: How long a save waits for another process.
  public init(folder: String, lockPatience: Duration = DataFolder.lockPatience) {
    files = DataFolder(path: folder, lockPatience: lockPatience)
  }

  /// The path of a folder within this one; empty if nothing can be saved.
  public func subfolder(_ name: String) -> String { folder.isEmpty ? "" : files.path(of: name) }

  /// Saves a value under a name, whole or not at all: the file before it stays until the new one is complete.
  @discardableResult
  public func save(_ value: some Encodable, as name: String) throws(SaveError) -> WriteOutcome {
    let data: Data
    do throws(FileFailure) { data = try encoded(value) } catch {
      throw SaveError(path: files.path(of: Self.file(name)), reason: error)
    }
    return try files.write(data, to: Self.file(name))
  }

  /// Saves the value that `change` makes of what is stored by then, with no save of another process in between.
  public func change<Value: Encodable>(_ name: String, _ change: () throws(FileFailure) -> Value) throws(SaveError) {
    try files.change(Self.file(name)) { () throws(FileFailure) in try encoded(try change()) }
  }

  private func encoded(_ value: some Encodable) throws(FileFailure) -> Data {
    do { return try JSONEncoder().encode(VersionedFile(value)) } catch { throw FileFailure(coding: error) }
  }

  /// Loads what was saved under a name.
  ///
  /// A file that is empty, cut, tampered with or from a newer version is renamed to `<name>.json.bad`. It gets a number
  /// where there is one already. So it is neither lost nor met again.
  public func load<Value: Decodable>(_ type: Value.Type, from name: String) -> LoadOutcome<Value> {
    let fault: FileFailure
    switch files.read(Self.file(name)) {
    case .none: return .none
    case .unreadable(let failure): return .unreadable(failure)
    case .data(let data):
      do { return .loaded(try JSONDecoder().decode(VersionedFile<Value>.self, from: data).value) } catch {
        fault = FileFailure(coding: error)
      }
    case .other: fault = .invalidContent(details: "This is no file.")
    }
    do throws(FileFailure) { try files.setAside(Self.file(name)) } catch { return .unreadable(error) }
    return .setAside(fault)
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
  case setAside(FileFailure)
  /// What is stored cannot be known, or not be put aside, and must not be written over.
  case unreadable(FileFailure)
}

extension LoadOutcome: Equatable where Value: Equatable {}
extension LoadOutcome: Sendable where Value: Sendable {}
