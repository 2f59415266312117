extension FixedWidthInteger {
  /// Creates an integer from a floating-point number, like the standard library's `init(clamping:)` for integers.
  ///
  /// `Int(_:)` traps for infinity, NaN, and numbers that are too large. Measurements such as pointer positions can be
  /// any of these.
  ///
  /// - Parameter value: The number, which is rounded toward zero and limited to the bounds of the type. NaN gives 0.
  @inlinable
  public init(clamping value: some BinaryFloatingPoint) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}
