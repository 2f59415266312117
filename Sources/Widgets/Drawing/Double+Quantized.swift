extension Double {
  /// Rounds to one of at most `steps` (a power of two) whole numbers per power of two, for caches that are never freed.
  func quantized(_ steps: Int, _ rule: FloatingPointRoundingRule) -> Double {
    guard isFinite else { return self }
    let step = Double.maximum(1, binade / Double(steps))
    return (self / step).rounded(rule) * step
  }
}
