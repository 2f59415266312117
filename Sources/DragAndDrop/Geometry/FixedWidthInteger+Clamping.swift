extension FixedWidthInteger {
  /// Creates an integer from a floating-point number, like the standard library's `init(clamping:)` for integers.
  ///
  /// `Int(_:)` ends the program for a number that is infinite, NaN, or too large. Pointer positions, sizes, and other
  /// measurements can be any of these.
  ///
  /// - Parameter value: The number. It is rounded toward zero. A number outside the range of the type gives the nearest
  ///   bound, and NaN gives 0.
  @inlinable
  public init(clamping value: some BinaryFloatingPoint) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value > 0 ? .max : value < 0 ? .min : 0
    }
  }
}
