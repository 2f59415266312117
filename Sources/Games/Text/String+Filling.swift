extension String {
  /// The text with its holes filled: with `["name": "Ada"]`, 'Hello, {name}' becomes 'Hello, Ada'.
  ///
  /// A hole without a value stays as it is, and a value is never searched for holes.
  public func filling(_ values: [String: String]) -> String {
    var filled = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let hole = rest[...close]
      filled += values[String(hole.dropFirst().dropLast())] ?? String(hole)
      rest = rest[close...].dropFirst()
    }
    return filled + rest
  }
}
