import CGtk
import Geometry

/// Arranges its children in as many equal columns as fit, in rows as high as their highest child.
///
/// Unlike ``FlowBox``, it does not widen its columns for text that could be on one line.
public final class ColumnGrid: CustomWidget {
  private let children: [Widget]
  private let width: Int
  private let spacing: Int

  /// Creates a grid whose columns are at least `width` device-independent pixels wide, with `spacing` between them.
  ///
  /// They are wider if a child needs more, and a single column is narrower if there is less space.
  public init(minimumColumnWidth width: Int, spacing: Int, _ children: [Widget]) {
    (self.children, self.width, self.spacing) = (children, width, spacing)
    super.init(WidgetKind(styleName: "grid", role: .group))
    for child in children { gtk_widget_set_parent(child.pointer, pointer) }
  }

  /// The height depends on the width.
  public override var sizing: Sizing { .heightForWidth }

  /// The minimum width of the widest child.
  private var least: Int { children.map { $0.extent(.horizontal, other: -1).minimum }.max() ?? 0 }

  /// Returns the width of the widest child as the minimum, and that of two columns as the natural width.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let leastColumn = max(least, width)
    guard direction == .vertical else { return (least, 2 * leastColumn + spacing) }
    let rows = rows(in: other < 0 ? leastColumn : other)
    let height = rows.map(\.height).reduce(0, +) + max(0, rows.count - 1) * spacing
    return (height, height)
  }

  /// Lays out the rows from the top.
  public override func allocate(_ size: Size) {
    let width = Int(clamping: size.width)
    let column = columnWidth(in: width)
    var y = 0
    for row in rows(in: width) {
      for (index, child) in row.children.enumerated() {
        let start = index * (column + spacing)
        let x = isRightToLeft ? width - start - column : start
        child.allocate(in: Rect(x: Double(x), y: Double(y), width: Double(column), height: Double(row.height)))
      }
      y += row.height + spacing
    }
  }

  /// At most one per child: GTK assumes that a wider widget is not higher, so a single child must not get narrower.
  private func columnCount(in width: Int) -> Int {
    max(1, min(children.count, (width + spacing) / (max(least, self.width) + spacing)))
  }

  private func columnWidth(in width: Int) -> Int {
    let count = columnCount(in: width)
    return (width - (count - 1) * spacing) / count
  }

  private func rows(in width: Int) -> [(children: ArraySlice<Widget>, height: Int)] {
    let (count, column) = (columnCount(in: width), columnWidth(in: width))
    return stride(from: 0, to: children.count, by: count).map { start in
      let row = children[start..<min(start + count, children.count)]
      return (row, row.map { $0.extent(.vertical, other: column).natural }.max() ?? 0)
    }
  }
}
