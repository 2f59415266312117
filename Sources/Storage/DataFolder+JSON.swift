import FoundationEssentials

extension DataFolder {
  /// Saves a value under a name atomically: the old file stays until the new one is complete.
  @discardableResult
  public func save(_ value: some Codable, as name: String) throws(FileFailure) -> WriteOutcome {
    try replace(Self.file(name), needsLock: false) { () throws(FileFailure) in try Self.encode(value) }
  }

  /// Saves the value that `change` returns; no other process saves between its reads and the write.
  ///
  /// `change` must not save anything itself.
  ///
  /// - Throws: ``FileFailure/locked`` if another process holds the lock for too long.
  public func change<Value: Codable>(_ name: String, _ change: () throws(FileFailure) -> Value) throws(FileFailure) {
    try replace(Self.file(name), needsLock: true) { () throws(FileFailure) in try Self.encode(try change()) }
  }

  private static func encode(_ value: some Codable) throws(FileFailure) -> Data {
    do { return try JSONEncoder().encode(VersionedFile(value)) } catch { throw FileFailure(coding: error) }
  }

  /// Loads the value that was saved under a name.
  ///
  /// An empty, damaged, invalid or newer file is renamed to `<name>.json.bad`, or `<name>.json.bad.2` and so on.
  public func load<Value: Codable>(_ type: Value.Type, from name: String) -> LoadOutcome<Value> {
    let fault: FileFailure
    switch read(Self.file(name)) {
    case .none: return .none
    case .unreadable(let failure): return .unreadable(failure)
    case .invalid(let failure): fault = failure
    case .loaded(let data):
      do { return .loaded(try JSONDecoder().decode(VersionedFile<Value>.self, from: data).value) } catch {
        fault = FileFailure(coding: error)
      }
    }
    do throws(FileFailure) { try quarantine(Self.file(name)) } catch { return .unreadable(error) }
    return .invalid(fault)
  }

  /// Returns the contents of all quarantined files of some names; `nil` if one cannot be read.
  public func quarantinedTexts(of names: some Sequence<String>) -> [String]? {
    var texts: [String] = []
    let prefixes = names.map { Self.file($0) + Self.quarantineSuffix }
    for file in self.names where prefixes.contains(where: file.hasPrefix) {
      switch read(file) {
      case .loaded(let data): texts.append(String(decoding: data, as: UTF8.self))
      case .unreadable: return nil
      case .none, .invalid: break
      }
    }
    return texts
  }

  private static func file(_ name: String) -> String { name + ".json" }
}
