import FoundationEssentials

@testable import Storage

/// Returns the value in a file of the storage; nil if the file is rejected.
func stored<Value: Codable>(_ type: Value.Type, in bytes: [UInt8]) -> Value? {
  try? JSONDecoder().decode(VersionedFile<Value>.self, from: Data(bytes)).value
}

/// Returns the value after it was stored and read again.
func storedAgain<Value: Codable>(_ value: Value) -> Value {
  do {
    let data = try JSONEncoder().encode(VersionedFile(value))
    return try JSONDecoder().decode(VersionedFile<Value>.self, from: data).value
  } catch {
    fatalError("What was read cannot be stored and read again: \(error)")
  }
}
