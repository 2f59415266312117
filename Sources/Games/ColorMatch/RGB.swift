/// A color as its shares of red, green and blue in sRGB, each from 0 to 1.
public struct RGB: Hashable, Sendable {
  /// The share of red.
  public let red: Double
  /// The share of green.
  public let green: Double
  /// The share of blue.
  public let blue: Double

  /// Creates a color from its shares.
  public init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
