import Geometry

/// A layout of the items of a list.
public protocol SortableLayout: Sendable {
  /// The area of the list, in the board's coordinates.
  var frame: Rect { get }
  /// The direction in which an item follows the one before it.
  var direction: StackLayout.Direction { get }

  /// Returns the frames of items of some sizes, nil for the default, in the board's coordinates.
  func frames(of sizes: [Size?]) -> [Rect]
}

extension SortableLayout {
  /// Returns the line between two adjacent items where another one would be inserted, in the board's coordinates.
  ///
  /// Without an item before or after it, the line is at the edge of the other one; without both, at the start of the
  /// list. At the end of a row, it is before the first item of the next row.
  ///
  /// - Parameters:
  ///   - previous: The frame of the item before the line.
  ///   - next: The frame of the item after the line.
  ///   - width: The width of the line, in device-independent pixels.
  public func insertionLine(after previous: Rect?, before next: Rect?, width: Double = 4) -> Rect {
    let isVertical = direction == .down
    // The position of the start along the direction, which grows from the start of the list.
    func start(_ rect: Rect) -> Double {
      switch direction {
      case .down: rect.minY
      case .right: rect.minX
      case .left: -rect.maxX
      }
    }
    func end(_ rect: Rect) -> Double { start(rect) + (isVertical ? rect.size.height : rect.size.width) }
    func isBeside(_ one: Rect, _ other: Rect) -> Bool {
      isVertical ? one.minX < other.maxX && other.minX < one.maxX : one.minY < other.maxY && other.minY < one.maxY
    }
    let position: Double
    switch (previous, next) {
    case (let previous?, let next?) where isBeside(previous, next) && end(previous) <= start(next):
      position = (end(previous) + start(next)) / 2
    case (_, let next?): position = start(next) - width / 2
    case (let previous?, nil): position = end(previous) + width / 2
    case (nil, nil): position = start(frame) + width / 2
    }
    let across = next ?? previous ?? frame
    switch direction {
    case .down: return Rect(x: across.minX, y: position - width / 2, width: across.size.width, height: width)
    case .right: return Rect(x: position - width / 2, y: across.minY, width: width, height: across.size.height)
    case .left: return Rect(x: -position - width / 2, y: across.minY, width: width, height: across.size.height)
    }
  }
}
