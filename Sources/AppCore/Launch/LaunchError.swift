import Games

struct LaunchError: Error {
  let message: String

  /// Creates an error from a message and its `values`, which are sanitized because they can be any typed text.
  init(_ message: String, _ values: [String: String]) {
    self.message = message.formatted(values.mapValues(\.displayName))
  }
}

extension GameKind {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  var levelNames: String {
    let names = levels.map(\.id)
    guard names.count > 12 else { return names.joined(separator: ", ") }
    return (names.prefix(5) + ["…"] + names.suffix(1)).joined(separator: ", ")
  }
}
