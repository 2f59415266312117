/// One of the two cards of a pair.
public struct MemoryCard: Hashable, Sendable {
  /// The index of its pair in the theme.
  public let pair: Int
  /// Whether it is the second card of the pair, which looks different in some themes.
  public let isSecond: Bool
}
