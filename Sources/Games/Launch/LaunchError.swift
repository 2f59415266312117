import DragAndDrop

/// Why a command line cannot be understood.
struct LaunchError: Error {
  /// The reason as a sentence.
  let message: String

  /// Fills `values` in, which may be anything that was typed, as a terminal can show them.
  init(_ message: String, _ values: [String: String]) {
    self.message = message.formatted(values.mapValues(\.displayName))
  }
}

extension GameKind {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  /// The levels; of very many only the first and the last.
  var levelNames: String {
    let names = levels.map(\.id)
    guard names.count > 12 else { return names.joined(separator: ", ") }
    return (names.prefix(5) + ["…"] + names.suffix(1)).joined(separator: ", ")
  }
}
