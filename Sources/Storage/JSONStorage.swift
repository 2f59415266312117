import FoundationEssentials

/// A folder with one JSON file for each stored value.
public struct JSONStorage: Sendable {
  /// The path of the folder, which the first save creates; nothing can be saved if it is empty.
  public var folder: String { files.path }
  private let files: DataFolder

  /// Creates a storage in a folder, which need not exist; a save waits for another process for at most `lockPatience`.
  public init(folder: String, lockPatience: Duration = DataFolder.lockPatience) {
    files = DataFolder(path: folder, lockPatience: lockPatience)
  }

  /// Returns the path of a subfolder; empty if nothing can be saved.
  public func subfolder(_ name: String) -> String { folder.isEmpty ? "" : files.path(of: name) }

  /// Saves a value under a name atomically: the old file stays until the new one is complete.
  @discardableResult
  public func save(_ value: some Encodable, as name: String) throws(SaveError) -> WriteOutcome {
    let data: Data
    do throws(FileFailure) { data = try encoded(value) } catch {
      throw SaveError(path: files.path(of: Self.file(name)), reason: error)
    }
    return try files.write(data, to: Self.file(name))
  }

  /// Saves the value that `change` returns, so that no other process saves between its reads and the write.
  public func change<Value: Encodable>(_ name: String, _ change: () throws(FileFailure) -> Value) throws(SaveError) {
    try files.change(Self.file(name)) { () throws(FileFailure) in try encoded(try change()) }
  }

  private func encoded(_ value: some Encodable) throws(FileFailure) -> Data {
    do { return try JSONEncoder().encode(VersionedFile(value)) } catch { throw FileFailure(coding: error) }
  }

  /// Loads the value that was saved under a name.
  ///
  /// A file that is empty, damaged, invalid or from a newer version is renamed to `<name>.json.bad`, perhaps with a
  /// number.
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

  /// Returns the contents of all files that were set aside for some names; nil if one cannot be read.
  public func textsAside(of names: some Sequence<String>) -> [String]? {
    var texts: [String] = []
    for name in names {
      guard let some = files.textsAside(of: Self.file(name)) else { return nil }
      texts += some
    }
    return texts
  }

  /// Removes temporary files that interrupted saves have left.
  public func sweep() { files.sweep() }

  private static func file(_ name: String) -> String { name + ".json" }
}

/// The result of loading a value.
public enum LoadOutcome<Value> {
  /// Nothing is stored.
  case none
  /// The stored value.
  case loaded(Value)
  /// The stored file is invalid and was set aside.
  case setAside(FileFailure)
  /// The stored file cannot be read or set aside, and must not be overwritten.
  case unreadable(FileFailure)
}

extension LoadOutcome: Equatable where Value: Equatable {}
extension LoadOutcome: Sendable where Value: Sendable {}
