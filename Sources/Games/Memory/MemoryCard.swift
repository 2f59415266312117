/// One of the two cards of a pair.
public struct MemoryCard: Hashable, Sendable {
  /// Which of the theme's pairs it belongs to.
  public let pair: Int
  /// Whether it is the second card of the pair, which in some themes looks different.
  public let isSecond: Bool
}
