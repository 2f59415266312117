extension FixedWidthInteger {
  /// Creates an integer from a number, such as a pointer position, that may be too large, infinite or NaN for
  /// `Int(_:)`: rounded toward zero and limited to the bounds of the type; NaN gives 0.
  @inlinable
  public init(clamping value: some BinaryFloatingPoint) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}
