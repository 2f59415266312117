import Geometry

/// The shape of a tab, as seen from the piece that has it, clockwise along its side; no two of a puzzle are equal.
package struct JigsawTab: Hashable, Sendable {
  /// The offset of the tab from the middle of the side, in signed steps.
  let shift: Int
  /// The offset of the top of the tab from its middle, in signed steps.
  let lean: Int
  /// The width and the height, in steps above the minimum.
  let width: Int
  let height: Int

  private static let (shifts, leans, widths, heights) = (-4...4, -3...3, 0...6, 0...5)

  /// All shapes; there are more of them than sides in a puzzle of 1,000 pieces.
  static let all: [JigsawTab] = shifts.flatMap { shift in
    leans.flatMap { lean in
      widths.flatMap { width in
        heights.map { JigsawTab(shift: shift, lean: lean, width: width, height: $0) }
      }
    }
  }

  /// Returns the curve of a side with the tab, from the origin to (`length`, 0), with the tab towards negative y.
  ///
  /// - Parameters:
  ///   - length: The length of the side, in cell units.
  ///   - unit: The length of the shorter side of a cell, in cell units.
  func curve(length: Double, unit: Double) -> CurvePath {
    let middle = length / 2 + Double(shift) * 0.016 * unit
    let neck = (0.062 + Double(width) * 0.006) * unit
    let bulb = neck * 1.3 + 0.026 * unit
    let height = (0.19 + Double(height) * 0.012) * unit
    let top = Point(x: middle + Double(lean) * 0.014 * unit, y: -height)
    let (left, right) = (Point(x: middle - neck, y: -0.27 * height), Point(x: middle + neck, y: -0.27 * height))
    // The two curves that meet at the neck share a tangent there.
    let flare = Point(x: 1.35 * bulb - neck, y: 0.33 * height)
    return CurvePath(
      from: .zero,
      [
        .init(
          Point(x: 0.62 * left.x, y: 0.03 * unit), Point(x: left.x + 0.45 * flare.x, y: left.y + 0.45 * flare.y),
          to: left),
        .init(Point(x: left.x - flare.x, y: left.y - flare.y), Point(x: top.x - 0.8 * bulb, y: top.y), to: top),
        .init(Point(x: top.x + 0.8 * bulb, y: top.y), Point(x: right.x + flare.x, y: right.y - flare.y), to: right),
        .init(
          Point(x: right.x - 0.45 * flare.x, y: right.y + 0.45 * flare.y),
          Point(x: length - 0.62 * (length - right.x), y: 0.03 * unit), to: Point(x: length, y: 0)),
      ])
  }

  /// The maximum height of a tab, as a share of the shorter side of a cell.
  package static let maximumHeight = 0.25
}
