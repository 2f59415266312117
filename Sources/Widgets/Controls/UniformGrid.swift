import CGtk

/// A grid of equally large children, with one Tab stop and arrow-key navigation among them (`GtkGridLayout`).
///
/// Tab moves to the child that last had the focus, initially the last. In a `GtkGrid`, every child is a Tab stop.
public final class UniformGrid: CustomWidget {
  private let columns: Int
  private let children: [Widget]
  private var last: Int

  /// Creates a grid of `columns` columns, with `spacing` device-independent pixels between the children.
  public init(columns: Int, spacing: Int, _ children: [Widget]) {
    (self.columns, self.children, last) = (columns, children, children.count - 1)
    super.init(WidgetKind(styleName: "grid", role: .group))
    guard let layout = gtk_grid_layout_new() else { return }
    let grid = OpaquePointer(layout)
    gtk_widget_set_layout_manager(pointer, layout)
    gtk_grid_layout_set_column_homogeneous(grid, 1)
    gtk_grid_layout_set_row_homogeneous(grid, 1)
    gtk_grid_layout_set_column_spacing(grid, guint(clamping: spacing))
    gtk_grid_layout_set_row_spacing(grid, guint(clamping: spacing))
    for (index, child) in children.enumerated() {
      gtk_widget_set_parent(child.pointer, pointer)
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let cell = OpaquePointer(gtk_layout_manager_get_layout_child(layout, child.pointer))
      gtk_grid_layout_child_set_row(cell, Int32(clamping: row))
      gtk_grid_layout_child_set_column(cell, Int32(clamping: column))
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
