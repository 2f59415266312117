import Games

struct LaunchError: Error {
  let message: String

  /// Creates an error from a message and its `values`, which are sanitized because they can be any typed text.
  init(_ message: String, _ values: [String: String]) {
    self.message = message.formatted(values.mapValues(\.displayName))
  }
}
