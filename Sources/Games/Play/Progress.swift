/// The progress of a game.
public struct Progress: Equatable, Sendable {
  /// The number of parts; zero in a game without an end.
  public let count: Int
  /// The number of parts that are done.
  public let done: Int

  /// Creates a progress.
  public init(_ done: Int, of count: Int) { (self.done, self.count) = (done, count) }
}
