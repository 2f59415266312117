import CGtk
import DragAndDrop

/// Lets something be dragged from a widget, to other parts of this program and to other applications.
///
/// Wraps `GtkDragSource`.
public final class DragSource: EventController {
  /// Offers the same thing in several forms, best first, with `icon` on the way, its middle at the pointer.
  ///
  /// Whoever takes it chooses the form: a color, say, and its name for a text editor.
  ///
  /// Wraps `gtk_drag_source_set_content`, `gdk_content_provider_new_union` and `gtk_drag_source_set_icon`.
  @discardableResult
  public init(on widget: Widget, offering forms: [TransferContent], icon: Texture) {
    let source = gtk_drag_source_new()!
    super.init(source, on: widget)
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    // The union takes them over, and the source takes a reference of the union.
    var providers = forms.map(\.provider)
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gtk_drag_source_set_content(source, union)
    g_object_unref(union)
    gtk_drag_source_set_icon(source, icon.ref.opaque, Int32(icon.pixelWidth / 2), Int32(icon.pixelHeight / 2))
  }
}
