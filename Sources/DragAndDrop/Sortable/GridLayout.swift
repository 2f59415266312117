/// Where the items of a list lie that fills rows one below the other.
public struct GridLayout: Equatable, Sendable {
  /// The room for the whole list, in the board's coordinates; rows run over its bottom if there are too many.
  public var frame: Rect
  /// The size of an item that has none of its own, in device-independent pixels.
  public var item: Size
  /// What is left free between two items and between two rows, in device-independent pixels.
  public var spacing: Double
  /// Whether rows begin on the right, as where reading goes so.
  public var isRightToLeft: Bool

  /// A list in `frame` with items of this size, as many in a row as there is room for; lengths are in
  /// device-independent pixels.
  public init(_ frame: Rect, item: Size, spacing: Double = 0, isRightToLeft: Bool = false) {
    (self.frame, self.item, self.spacing, self.isRightToLeft) = (frame, item, spacing, isRightToLeft)
  }

  /// How many items of that size a row has, at least one.
  public var columns: Int {
    let (room, step) = (frame.size.width + spacing, item.width + spacing)
    return step > 0 && room.isFinite ? min(max(Int(clamping: room / step), 1), 1_000_000) : 1
  }

  /// The frame of the item with so many before it, all of that size, in the board's coordinates.
  public func frame(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let way = Double(column) * (item.width + spacing)
    return Rect(
      x: isRightToLeft ? frame.maxX - way - item.width : frame.minX + way,
      y: frame.minY + Double(row) * (item.height + spacing), width: item.width, height: item.height)
  }
}

extension GridLayout: SortableLayout {
  /// The frames of items that fill rows; a row is as high as the highest of its items, and begins on one line with all.
  public func frames(of sizes: [Size?]) -> [Rect] {
    var (way, top, height) = (0.0, 0.0, 0.0)
    return sizes.map { size in
      let size = size ?? item
      if way > 0, way + size.width > frame.size.width { (way, top, height) = (0, top + height + spacing, 0) }
      defer { (way, height) = (way + size.width + spacing, max(height, size.height)) }
      return Rect(
        x: isRightToLeft ? frame.maxX - way - size.width : frame.minX + way, y: frame.minY + top, width: size.width,
        height: size.height)
    }
  }
}
