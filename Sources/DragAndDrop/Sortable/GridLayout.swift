import Geometry

/// A layout of a list in rows, from the top down.
public struct GridLayout: Equatable, Sendable {
  /// The area of the list, in the board's coordinates; rows overflow at the bottom.
  public var frame: Rect
  /// The default size of an item, in device-independent pixels.
  public var item: Size
  /// The space between items and between rows, in device-independent pixels.
  public var spacing: Double
  /// Whether rows start on the right, for right-to-left text.
  public var isRightToLeft: Bool

  /// Creates a grid layout; lengths are in device-independent pixels.
  public init(_ frame: Rect, item: Size, spacing: Double = 0, isRightToLeft: Bool = false) {
    (self.frame, self.item, self.spacing, self.isRightToLeft) = (frame, item, spacing, isRightToLeft)
  }

  /// The distance by which an item may exceed the frame, in device-independent pixels, as rounding makes equal items do.
  private static let tolerance = 0.01

  /// The number of items of the default size in a row, at least 1.
  public var columns: Int {
    let (room, step) = (frame.size.width + spacing + Self.tolerance, item.width + spacing)
    return step > 0 && room.isFinite ? min(max(Int(clamping: room / step), 1), 1_000_000) : 1
  }

  /// Returns the frame of the item at an index if all have the default size, in the board's coordinates.
  public func frame(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let position = Double(column) * (item.width + spacing)
    return Rect(
      x: isRightToLeft ? frame.maxX - position - item.width : frame.minX + position,
      y: frame.minY + Double(row) * (item.height + spacing), width: item.width, height: item.height)
  }
}

extension GridLayout: SortableLayout {
  /// The direction of the rows.
  public var direction: StackLayout.Direction { isRightToLeft ? .left : .right }

  /// Returns the frames of items with sizes of their own; a row is as high as its highest item and aligned at its top.
  public func frames(of sizes: [Size?]) -> [Rect] {
    var (position, top, height) = (0.0, 0.0, 0.0)
    return sizes.map { size in
      let size = size ?? item
      if position > 0, position + size.width > frame.size.width + Self.tolerance {
        (position, top, height) = (0, top + height + spacing, 0)
      }
      defer { (position, height) = (position + size.width + spacing, max(height, size.height)) }
      return Rect(
        x: isRightToLeft ? frame.maxX - position - size.width : frame.minX + position, y: frame.minY + top,
        width: size.width,
        height: size.height)
    }
  }
}
