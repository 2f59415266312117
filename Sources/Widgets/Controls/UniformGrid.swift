import CGtk
import Geometry

/// A grid of equally large children, with one Tab stop and arrow-key navigation among them.
///
/// Tab moves to the child that last had the focus, initially the last child.
public final class UniformGrid: CustomWidget {
  private let columns: Int
  private let spacing: Int
  private let children: [Widget]
  private var last: Int

  /// Creates a grid of `columns` columns, with `spacing` device-independent pixels between the children.
  public init(columns: Int, spacing: Int, _ children: [Widget]) {
    (self.columns, self.spacing, self.children) = (columns, spacing, children)
    last = children.count - 1
    super.init(WidgetKind(styleName: "even-grid", role: .group))
    for child in children { gtk_widget_set_parent(child.pointer, pointer) }
  }

  isolated deinit {
    for child in children { gtk_widget_unparent(child.pointer) }
  }

  private func count(_ direction: Direction) -> Int {
    direction == .horizontal ? columns : (children.count + columns - 1) / columns
  }

  /// Returns the size of a grid whose cells are as large as the largest child.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let extents = children.map { $0.extent(direction, other: -1) }
    let (count, gaps) = (count(direction), spacing * max(0, count(direction) - 1))
    return (
      (extents.map(\.minimum).max() ?? 0) * count + gaps, (extents.map(\.natural).max() ?? 0) * count + gaps
    )
  }

  /// Places the children in rows, beginning at the side where reading starts.
  public override func allocate(_ size: Size) {
    let gap = Double(spacing)
    let width = ((size.width + gap) / Double(columns) - gap).rounded(.down)
    let height = ((size.height + gap) / Double(max(1, count(.vertical))) - gap).rounded(.down)
    for (index, child) in children.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let place = Double(isRightToLeft ? columns - 1 - column : column)
      _ = [Direction.horizontal, .vertical].map { child.extent($0, other: -1) }
      child.allocate(
        in: Rect(x: place * (width + gap), y: Double(row) * (height + gap), width: width, height: height))
    }
  }

  /// Moves the focus to the neighbor in a direction; at the edge the focus stays.
  public override func moveFocus(_ direction: FocusDirection) -> Bool? {
    guard let current = children.firstIndex(where: \.containsFocus) else {
      return children.indices.contains(last) && children[last].grabFocus()
    }
    last = current
    let back = isRightToLeft ? 1 : -1
    switch direction {
    case .forward, .backward: return false
    case .left: go(to: current + back)
    case .right: go(to: current - back)
    case .up: go(to: current - columns)
    case .down: go(to: current + columns)
    }
    return true
  }

  private func go(to index: Int) {
    if children.indices.contains(index) { children[index].grabFocus() }
  }
}
