/// The client of a speech engine, whose functions block.
protocol SpeechClient: Sendable {
  associatedtype Connection

  /// Connects to the engine; returns `nil` if that fails.
  func connect() -> Connection?
  /// Speaks a text instead of what is being spoken; returns `false` if the connection is lost.
  func say(_ text: String, in language: String, to connection: Connection) -> Bool
  func stop(_ connection: Connection)
  func disconnect(_ connection: Connection)
}
