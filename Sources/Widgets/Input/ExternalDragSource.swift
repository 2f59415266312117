import CGtk
import Geometry

/// Lets the user drag content from a widget to another program or to another widget (`GtkDragSource`).
public final class ExternalDragSource: EventController {
  /// The sequence of the last press, compared by address; nil for the pointer.
  private var finger: OpaquePointer?
  private var release: SurfaceEvents?
  private var drop: SignalToken?
  /// The source of the drag in progress, or the ``ExternalDrag``.
  static weak var dragging: AnyObject?

  /// Offers content in several formats, best first, of which the receiver chooses one (`gtk_drag_source_set_content`).
  ///
  /// - Parameters:
  ///   - icon: The size of the icon, which is centered at the pointer, in device-independent pixels.
  ///   - draw: Records the icon, which is then sharp at any scale (`gtk_drag_source_set_icon`).
  @discardableResult
  public init(on widget: Widget, offering forms: [TransferContent], icon: Size, draw: (Snapshot) -> Void) {
    let source = gtk_drag_source_new()!
    super.init(source, on: widget)
    gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
    // The source adds a reference to the union.
    let union = TransferContent.union(of: forms)
    gtk_drag_source_set_content(source, union)
    g_object_unref(union)
    endEarlierDrag()
    endRefusedDrags()
    guard let paintable = Snapshot.paintable(icon, draw) else { return }
    gtk_drag_source_set_icon(source, paintable, Int32(clamping: icon.width / 2), Int32(clamping: icon.height / 2))
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  /// Cancels a drag that never received its end when the next one begins (`gtk_drag_source_drag_cancel`).
  ///
  /// GTK tracks one drag per source: it would take the earlier end for that of the next drag, and leak the earlier one.
  private func endEarlierDrag() {
    ref.connect("prepare") { [weak self] emission in
      guard let self, let answer = emission.answer else { return }
      // GTK 4.24 crashes if another finger begins a drag: its touch is forgotten by then.
      guard Self.dragging == nil || Self.dragging === self else { return }
      let source = ref.opaque
      gtk_drag_source_drag_cancel(source)
      g_value_set_object(answer, UnsafeMutableRawPointer(gtk_drag_source_get_content(source)))
    }
  }

  /// Cancels a drag that the compositor has refused (`gtk_drag_source_drag_cancel`).
  ///
  /// Compositors refuse it silently after the release, and some for a finger. GTK then leaks the drag and keeps its
  /// cursor. A compositor that drags forwards no release, so a release during a drag proves the refusal.
  private func endRefusedDrags() {
    ref.connect("begin") { [weak self] in self?.finger = g_value_get_boxed($0[1]).map { OpaquePointer($0) } }
    ref.connect("drag-begin") { [weak self] emission in
      guard let self, let drag = g_value_get_object(emission[1]) else { return }
      Self.dragging = self
      lookForRelease()
      // After the drop, the receiver may still read the content during other presses, and may never finish.
      drop = SignalToken(connect(drag, "drop-performed") { [weak self] in self?.dragIsOver() })
    }
    ref.connect("drag-end") { [weak self] in self?.dragIsOver() }
  }

  private func dragIsOver() {
    (release, drop) = (nil, nil)
    if Self.dragging === self { Self.dragging = nil }
  }

  private func lookForRelease() {
    release = SurfaceEvents { [weak self] event, _ in
      let isRelease = [GDK_BUTTON_RELEASE, GDK_TOUCH_END].contains(gdk_event_get_event_type(event))
      if let self, isRelease, gdk_event_get_event_sequence(event) == finger { gtk_drag_source_drag_cancel(ref.opaque) }
      return false
    }
  }
}
