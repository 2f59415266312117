/// Where the items of a list lie: one after the other, in whatever direction.
public struct StackLayout: Equatable, Sendable {
  /// The direction in which items follow one another.
  public enum Direction: Sendable {
    /// From the top down.
    case down
    /// From the left to the right.
    case right
    /// From the right to the left, as where reading goes so.
    case left
  }

  /// The room for the whole list, in the board's coordinates; items run over its end if there are too many.
  public var frame: Rect
  /// The direction.
  public var direction: Direction
  /// The extent in the direction of an item that has none of its own, in device-independent pixels.
  public var length: Double
  /// What is left free between two items, in device-independent pixels.
  public var spacing: Double

  /// A list in `frame` whose items are so long, in device-independent pixels as all lengths.
  public init(_ frame: Rect, direction: Direction = .down, length: Double, spacing: Double = 0) {
    (self.frame, self.direction, self.length, self.spacing) = (frame, direction, length, spacing)
  }

  /// The frame of the item with so many before it that are as long as itself, in the board's coordinates.
  public func frame(of index: Int) -> Rect {
    frame(at: Double(index) * (length + spacing), length: length)
  }
}

extension StackLayout: SortableLayout {
  /// The frames of items that are as long as their sizes say in the direction, and as wide as the list.
  public func frames(of sizes: [Size?]) -> [Rect] {
    var way = 0.0
    return sizes.map { size in
      let own = (direction == .down ? size?.height : size?.width) ?? length
      defer { way += own + spacing }
      return frame(at: way, length: own)
    }
  }

  private func frame(at way: Double, length: Double) -> Rect {
    switch direction {
    case .down: Rect(x: frame.minX, y: frame.minY + way, width: frame.size.width, height: length)
    case .right: Rect(x: frame.minX + way, y: frame.minY, width: length, height: frame.size.height)
    case .left: Rect(x: frame.maxX - way - length, y: frame.minY, width: length, height: frame.size.height)
    }
  }
}
