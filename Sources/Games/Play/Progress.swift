package struct Progress: Equatable, Sendable {
  /// The number of parts; zero in a game without an end.
  package let count: Int
  package let done: Int

  package init(_ done: Int, of count: Int) { (self.done, self.count) = (done, count) }
}
