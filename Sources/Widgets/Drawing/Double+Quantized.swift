extension Double {
  /// One of few lengths: whole numbers, of which from twice `steps` on only so many lie before each double.
  ///
  /// For what is kept for good of each length that was ever drawn, while windows have any size.
  func quantized(_ steps: Int, _ rule: FloatingPointRoundingRule) -> Double {
    guard isFinite else { return self }
    let step = Double.maximum(1, binade / Double(steps))
    return (self / step).rounded(rule) * step
  }
}
