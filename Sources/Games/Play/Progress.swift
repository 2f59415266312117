/// The progress of a game.
package struct Progress: Equatable, Sendable {
  /// The number of parts; zero in a game without an end.
  package let count: Int
  /// The number of parts that are done.
  package let done: Int

  /// Creates a progress.
  package init(_ done: Int, of count: Int) { (self.done, self.count) = (done, count) }
}
