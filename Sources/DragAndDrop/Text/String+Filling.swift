extension String {
  /// Returns the text with its placeholders replaced: with `["name": "Ada"]`, 'Hello, {name}' becomes 'Hello, Ada'.
  ///
  /// A placeholder without a value stays. A value of another direction is isolated, and not searched for placeholders.
  package func formatted(_ values: [String: String]) -> String {
    var filled = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let placeholder = rest[...close]
      filled += values[String(placeholder.dropFirst().dropLast())]?.isolated(in: self) ?? String(placeholder)
      rest = rest[close...].dropFirst()
    }
    return filled + rest
  }
}
