import CGtk

/// A header bar with content below it (`AdwToolbarView` from libadwaita 1.4 on, otherwise `GtkBox`).
public final class ToolbarView: Widget {
  /// Creates a view of `content`, which takes the remaining height (`adw_toolbar_view_add_top_bar`).
  public init(_ header: Widget, _ content: Widget) {
    guard let functions = ToolbarFunctions.available, let view = functions.new() else {
      super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      for child in [header, content] { gtk_box_append(typed(), child.pointer) }
      return
    }
    super.init(view)
    functions.addTopBar(pointer, header.pointer)
    functions.setContent(pointer, content.pointer)
  }
}
