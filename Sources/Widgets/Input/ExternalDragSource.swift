import CGtk
import DragAndDrop

/// Lets something be dragged from a widget, to other parts of this program and to other applications.
///
/// Wraps `GtkDragSource`.
public final class ExternalDragSource: EventController {
  /// The finger that pressed last, by the address of its sequence; nil for the pointer.
  private var finger: OpaquePointer?
  /// Looks for the end of a press while something is dragged.
  private var release: EmissionHook?
  /// Hears of a drop meanwhile.
  private var drop: SignalToken?

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
    endEarlierDrag()
    endRefusedDrags()
    let snapshot = gtk_snapshot_new()!
    // The renderer is not known yet, and each of them takes what Cairo has drawn.
    draw(Snapshot(pointer: snapshot, isForCairo: true))
    var size = graphene_size_t(width: Float(icon.width), height: Float(icon.height))
    guard let paintable = gtk_snapshot_free_to_paintable(snapshot, &size) else { return }
    gtk_drag_source_set_icon(source, paintable, Int32(clamping: icon.width / 2), Int32(clamping: icon.height / 2))
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  /// Ends a drag that has heard nothing of its end when another begins.
  ///
  /// GTK knows one drag of a source, takes the end of an earlier one for that of the next, and keeps the earlier one for
  /// good.
  ///
  /// Wraps `gtk_drag_source_drag_cancel`.
  private func endEarlierDrag() {
    ref.connect("prepare") { [weak self] emission in
      guard let source = self?.ref.opaque, let answer = emission.answer else { return }
      gtk_drag_source_drag_cancel(source)
      g_value_set_object(answer, UnsafeMutableRawPointer(gtk_drag_source_get_content(source)))
    }
  }

  /// Ends a drag that the compositor has refused.
  ///
  /// It does so without a word if the button was up again by then, and some do if it was a finger. GTK waits for good then,
  /// with all that belongs to the drag, and the pointer keeps its looks. But a compositor that drags keeps the end of the
  /// press for itself: it comes here only where nothing is dragged.
  ///
  /// Wraps `gtk_drag_source_drag_cancel`.
  private func endRefusedDrags() {
    ref.connect("begin") { [weak self] in self?.finger = g_value_get_boxed($0[1]).map { OpaquePointer($0) } }
    ref.connect("drag-begin") { [weak self] emission in
      guard let self, let drag = g_value_get_object(emission[1]) else { return }
      lookForRelease()
      // Who takes it may still read it when other presses come and go, and may never say that it has done so.
      drop = SignalToken(connect(drag, "drop-performed") { [weak self] in self?.dragIsOver() })
    }
    ref.connect("drag-end") { [weak self] in self?.dragIsOver() }
  }

  private func dragIsOver() { (release, drop) = (nil, nil) }

  private func lookForRelease() {
    release = .surfaceEvents { [weak self] event, _ in
      let isRelease = [GDK_BUTTON_RELEASE, GDK_TOUCH_END].contains(gdk_event_get_event_type(event))
      guard let self, isRelease, gdk_event_get_event_sequence(event) == finger else { return }
      gtk_drag_source_drag_cancel(ref.opaque)
    }
  }
}
