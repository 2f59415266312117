import CGtk

/// A row or column of widgets (`GtkBox`).
public final class Box: Widget {
  /// Creates a box with `spacing` device-independent pixels between its children (`gtk_box_new`).
  public init(_ direction: Direction, spacing: Int = 0, _ children: [Widget] = []) {
    let orientation = direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    super.init(gtk_box_new(orientation, Int32(clamping: spacing)))
    for child in children { append(child) }
  }

  /// Appends a widget (`gtk_box_append`).
  public func append(_ child: Widget) { gtk_box_append(typed(), child.pointer) }

  /// Replaces a child by another widget at its position (`gtk_box_insert_child_after`).
  public func replace(_ child: Widget, by next: Widget) {
    gtk_box_insert_child_after(typed(), next.pointer, child.pointer)
    remove(child)
  }

  /// Removes a widget; ends gestures, drags, popovers and the focus in it, at the latest after the current event
  /// (`gtk_box_remove`).
  public func remove(_ child: Widget) {
    PendingInput.end(of: child) { gtk_box_remove(typed(), child.pointer) }
  }
}
