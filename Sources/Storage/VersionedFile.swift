struct VersionedFile<Value> {
  private enum CodingKeys: CodingKey { case version, value }

  static var currentVersion: Int { 1 }

  let version: Int
  let value: Value

  init(_ value: Value) {
    version = Self.currentVersion
    self.value = value
  }
}

extension VersionedFile: Encodable where Value: Encodable {}

extension VersionedFile: Decodable where Value: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    try decoder.check(version == Self.currentVersion, "Version \(version) is not known.")
    value = try container.decode(Value.self, forKey: .value)
  }
}
