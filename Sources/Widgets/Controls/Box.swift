import CGtk

/// Widgets in a row or a column.
///
/// Wraps `GtkBox`.
public final class Box: Widget {
  /// A box with `spacing` device-independent pixels between its children.
  ///
  /// Wraps `gtk_box_new`.
  public init(_ direction: Direction, spacing: Int = 0, _ children: [Widget] = []) {
    let orientation = direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    super.init(gtk_box_new(orientation, Int32(clamping: spacing)))
    for child in children { append(child) }
  }

  /// Adds a widget at the end.
  ///
  /// Wraps `gtk_box_append`.
  public func append(_ child: Widget) { gtk_box_append(typed(), child.pointer) }

  /// Takes a widget out; what pointer, fingers and keys are in the midst of in it ends, with the event that is handled now.
  ///
  /// Wraps `gtk_box_remove`.
  public func remove(_ child: Widget) {
    PendingInput.end(of: child) { gtk_box_remove(typed(), child.pointer) }
  }
}
