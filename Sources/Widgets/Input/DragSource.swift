import CGtk
import DragAndDrop

/// Lets something be dragged from a widget, to other parts of this program and to other applications.
///
/// Wraps `GtkDragSource`.
public final class DragSource: EventController {
  /// Offers the same thing in several forms, best first, with an icon on the way, its middle at the pointer.
  ///
  /// Whoever takes it chooses the form: a color, say, and its name for a text editor.
  ///
  /// Wraps `gtk_drag_source_set_content`, `gdk_content_provider_new_union` and `gtk_drag_source_set_icon`.
  ///
  /// - Parameters:
  ///   - icon: How large the icon is, in device-independent pixels.
  ///   - draw: Draws it, sharp on monitors of any scale, with its top left corner at the origin.
  @discardableResult
  public init(on widget: Widget, offering forms: [TransferContent], icon: Size, draw: (Snapshot) -> Void) {
    let source = gtk_drag_source_new()!
    super.init(source, on: widget)
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    // The union takes them over, and the source takes a reference of the union.
    var providers = forms.map(\.provider)
    let union = gdk_content_provider_new_union(&providers, gsize(providers.count))
    gtk_drag_source_set_content(source, union)
    g_object_unref(union)
    let snapshot = gtk_snapshot_new()!
    // The renderer is not known yet, and each of them takes what Cairo has drawn.
    draw(Snapshot(pointer: snapshot, isForCairo: true))
    var size = graphene_size_t(width: Float(icon.width), height: Float(icon.height))
    guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
    gtk_drag_source_set_icon(source, paintable, Int32(icon.width / 2), Int32(icon.height / 2))
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }
}
