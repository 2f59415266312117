import CGtk

/// A container that arranges its children in as many columns as fit (`GtkFlowBox`, without selection).
public final class FlowBox: Widget {
  private var textScaleToken: SignalToken?

  /// Creates a grid of `least` to `columns` columns (`gtk_flow_box_set_max_children_per_line`).
  ///
  /// - Parameters:
  ///   - leastWithLargeText: The least number of columns while ``Widget/hasLargeText`` is true, if it is another one.
  ///   - spacing: The distance of the children, in device-independent pixels.
  ///   - isUniform: Whether all children are equal in size (`gtk_flow_box_set_homogeneous`).
  public init(
    least: Int = 1, leastWithLargeText: Int? = nil, columns: Int, spacing: Int, isUniform: Bool = false,
    _ children: [Widget]
  ) {
    // A generic role, so that screen readers do not announce a table with cells.
    super.init(cgtk_widget_new(FlowBoxBeforeLayout.type, GTK_ACCESSIBLE_ROLE_GENERIC))
    gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(opaque, isUniform ? 1 : 0)
    textScaleToken = followTextScale { [weak self] in
      guard let self else { return }
      let count = hasLargeText ? leastWithLargeText ?? least : least
      gtk_flow_box_set_min_children_per_line(opaque, guint(clamping: count))
    }
    gtk_flow_box_set_max_children_per_line(opaque, guint(clamping: columns))
    gtk_flow_box_set_column_spacing(opaque, guint(clamping: spacing))
    gtk_flow_box_set_row_spacing(opaque, guint(clamping: spacing))
    for child in children {
      let cell = cgtk_widget_new(gtk_flow_box_child_get_type(), GTK_ACCESSIBLE_ROLE_GENERIC)!
      gtk_flow_box_child_set_child(cell.as(), child.pointer)
      gtk_flow_box_append(opaque, cell)
      // The focus goes to the child, not to the `GtkFlowBoxChild` around it.
      gtk_widget_set_focusable(cell, 0)
    }
    FlowBoxBeforeLayout.followFocus(in: self)
  }
}
