/// A point in a board's coordinates, in device-independent pixels.
///
/// A drag session keeps points for its views and never computes with them.
public struct DragPoint: Hashable, Codable, Sendable {
  /// The distance from the board's left edge, in device-independent pixels.
  public var x: Double
  /// The distance from the board's top edge, in device-independent pixels.
  public var y: Double

  /// Creates a point from its distances to the board's left and top edges.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
