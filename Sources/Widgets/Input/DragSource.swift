import CGtk
import DragAndDrop

/// Lets a color be dragged from a widget, to other parts of this program and to other applications.
///
/// Wraps `GtkDragSource`.
public final class DragSource: EventController {
  /// Offers `color`, with `icon` under the pointer on the way, its middle at the pointer.
  ///
  /// Wraps `gtk_drag_source_set_content` and `gtk_drag_source_set_icon`.
  @discardableResult
  public init(on widget: Widget, color: Color, icon: Texture) {
    let source = gtk_drag_source_new()!
    super.init(source, on: widget)
    var (value, rgba) = (GValue(), color.gdk)
    g_value_init(&value, gdk_rgba_get_type())
    g_value_set_boxed(&value, &rgba)
    let provider = GObjectRef(adopting: UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value)))
    g_value_unset(&value)
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    gtk_drag_source_set_content(
      source, UnsafeMutableRawPointer(provider.pointer).assumingMemoryBound(to: GdkContentProvider.self))
    gtk_drag_source_set_icon(source, icon.ref.opaque, Int32(icon.pixelWidth / 2), Int32(icon.pixelHeight / 2))
  }
}
