package struct MemoryCard: Hashable, Sendable {
  /// The index of its pair in the theme.
  package let pair: Int
  /// Whether it is the second card of the pair, which looks different in some themes.
  package let isSecond: Bool
}
