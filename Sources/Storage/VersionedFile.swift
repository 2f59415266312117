struct VersionedFile<Value: Codable>: Codable {
  static var currentVersion: Int { 1 }

  let version: Int
  let value: Value

  init(_ value: Value) { (version, self.value) = (Self.currentVersion, value) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    try decoder.check(version == Self.currentVersion, "Version \(version) is not known.")
    value = try container.decode(Value.self, forKey: .value)
  }
}
