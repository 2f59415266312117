import FoundationEssentials

@testable import Storage

/// What a file of the storage holds; nil if it is refused.
func stored<Value: Codable>(_ type: Value.Type, in bytes: [UInt8]) -> Value? {
  try? JSONDecoder().decode(VersionedFile<Value>.self, from: Data(bytes)).value
}

/// What is read after the value was stored again.
func storedAgain<Value: Codable>(_ value: Value) -> Value {
  do {
    let data = try JSONEncoder().encode(VersionedFile(value))
    return try JSONDecoder().decode(VersionedFile<Value>.self, from: data).value
  } catch {
    fatalError("What was read cannot be stored and read again: \(error)")
  }
}
