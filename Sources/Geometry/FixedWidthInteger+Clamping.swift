extension FixedWidthInteger {
  /// Creates an integer from a number that may be out of range, infinite or NaN, such as a pointer position.
  ///
  /// The number is rounded toward zero and limited to the bounds of the type; NaN becomes 0.
  @inlinable
  public init(clamping value: some BinaryFloatingPoint) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}
