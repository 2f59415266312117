import Geometry

/// The layout of the trays at the bottom of the view and of their pieces, in device-independent pixels of the view.
package struct JigsawTrayLayout: Equatable, Sendable {
  package let trays: [Rect]
  /// The height of all trays with the space around them; 0 without trays.
  package let height: Double
  private let titleHeight: Double
  private let isRightToLeft: Bool

  private static let (margin, spacing, padding) = (12.0, 8.0, 6.0)
  /// The width of a tray below which trays are laid out in two rows.
  private static let smallestWidth = 110.0
  /// The sides of a slot: the largest, one that suits a finger, and the least, below which pieces overlap.
  private static let (largestSide, fingerSide, smallestSide) = (80.0, 48.0, 24.0)

  package init(count: Int = 0, view: Size = .zero, titleHeight: Double = 20, isRightToLeft: Bool = false) {
    (self.titleHeight, self.isRightToLeft) = (titleHeight, isRightToLeft)
    let width = view.width - 2 * Self.margin
    let rows = count > 2 && width / Double(count) < Self.smallestWidth ? 2 : 1
    let columns = (count + rows - 1) / rows
    let slots = min(max((rows == 1 ? 0.16 : 0.11) * view.height, Self.fingerSide), 2 * Self.fingerSide)
    let tray = Size(
      width: max(0, (width - Double(columns - 1) * Self.spacing) / Double(columns)),
      height: titleHeight + slots + 2 * Self.padding)
    height = count == 0 ? 0 : Double(rows) * (tray.height + Self.spacing) - Self.spacing + Self.margin
    let top = view.height - height
    trays = (0..<count).map { index in
      let (row, column) = (Double(index / columns), Double(index % columns))
      let x = Self.margin + column * (tray.width + Self.spacing)
      return Rect(
        x: isRightToLeft ? view.width - x - tray.width : x, y: top + row * (tray.height + Self.spacing),
        width: tray.width, height: tray.height)
    }
  }

  /// Returns the squares for `count` pieces in a tray, in rows from its beginning; they overlap if there are too many.
  package func slots(_ count: Int, inTray tray: Int) -> [Rect] {
    guard trays.indices.contains(tray) else { return [] }
    let frame = trays[tray].inset(by: Self.padding)
    let size = Size(width: frame.size.width, height: frame.size.height - titleHeight)
    func fitting(_ length: Double, _ side: Double, _ pitch: Double) -> Int {
      length < side ? 1 : 1 + Int(clamping: (length - side) / pitch)
    }
    var side = min(Self.largestSide, size.height)
    var pitch = side
    while fitting(size.width, side, pitch) * fitting(size.height, side, pitch) < count, pitch > 1 {
      pitch *= 0.94
      side = max(pitch, Self.smallestSide)
    }
    let columns = fitting(size.width, side, pitch)
    return (0..<count).map { index in
      let x = Double(index % columns) * pitch
      return Rect(
        x: isRightToLeft ? frame.maxX - x - side : frame.minX + x,
        y: frame.minY + titleHeight + Double(index / columns) * pitch, width: side, height: side)
    }
  }

  package func tray(at point: Point) -> Int? { trays.firstIndex { $0.contains(point) } }

  /// Returns the frame of a tray's title, in the tray's coordinates.
  package func titleFrame(inTray tray: Int) -> Rect {
    guard trays.indices.contains(tray) else { return .zero }
    let width = max(0, trays[tray].size.width - 2 * Self.padding - 2)
    return Rect(x: Self.padding + 1, y: Self.padding - 2, width: width, height: titleHeight)
  }
}
