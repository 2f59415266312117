extension Double {
  /// Rounds to a whole number, to at most `steps` (a power of two) values per power of two.
  ///
  /// This keeps caches small whose entries are keyed by length and never freed.
  func quantized(_ steps: Int, _ rule: FloatingPointRoundingRule) -> Double {
    guard isFinite else { return self }
    let step = Double.maximum(1, binade / Double(steps))
    return (self / step).rounded(rule) * step
  }
}
