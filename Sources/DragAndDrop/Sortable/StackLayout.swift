import Geometry

/// A layout of a list in one row or column.
public struct StackLayout: Equatable, Sendable {
  /// The direction in which items follow one another.
  public enum Direction: Sendable {
    /// Top to bottom.
    case down
    /// Left to right.
    case right
    /// Right to left, for right-to-left text.
    case left
  }

  /// The area of the list, in the board's coordinates; items overflow at the end.
  public var frame: Rect
  /// The direction.
  public var direction: Direction
  /// The default length of an item along the direction, in device-independent pixels.
  public var length: Double
  /// The space between items, in device-independent pixels.
  public var spacing: Double

  /// Creates a stack layout; lengths are in device-independent pixels.
  public init(_ frame: Rect, direction: Direction = .down, length: Double, spacing: Double = 0) {
    (self.frame, self.direction, self.length, self.spacing) = (frame, direction, length, spacing)
  }

  /// Returns the frame of the item at an index if all have the default length, in the board's coordinates.
  public func frame(of index: Int) -> Rect {
    frame(at: Double(index) * (length + spacing), length: length)
  }
}

extension StackLayout: SortableLayout {
  /// Returns the frames of items with lengths of their own, each as wide as the list.
  public func frames(of sizes: [Size?]) -> [Rect] {
    var position = 0.0
    return sizes.map { size in
      let own = (direction == .down ? size?.height : size?.width) ?? length
      defer { position += own + spacing }
      return frame(at: position, length: own)
    }
  }

  private func frame(at position: Double, length: Double) -> Rect {
    switch direction {
    case .down: Rect(x: frame.minX, y: frame.minY + position, width: frame.size.width, height: length)
    case .right: Rect(x: frame.minX + position, y: frame.minY, width: length, height: frame.size.height)
    case .left: Rect(x: frame.maxX - position - length, y: frame.minY, width: length, height: frame.size.height)
    }
  }
}
