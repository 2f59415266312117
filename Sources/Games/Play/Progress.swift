/// How much of a game is done.
public struct Progress: Equatable, Sendable {
  /// How much there is to do; zero in a game that has no end.
  public let count: Int
  /// How much of it is done.
  public let done: Int

  /// So much of all.
  public init(_ done: Int, of count: Int) { (self.done, self.count) = (done, count) }
}
