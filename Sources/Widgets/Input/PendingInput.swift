import CGtk

/// What pointer, fingers and keys are in the midst of in a widget that goes from the monitor: gestures, drags, open
/// popovers, and the focus.
///
/// Left to themselves, a scrolled window and the pages of a window end it when they are freed, with parts of them gone.
/// A gesture that never hears of the end of a touch keeps the widget under it, and so itself, for good. So does an open
/// popover, whose grab GTK gives back only when it is closed. A drag keeps what it came from until it has ended, of which
/// not every compositor tells.
@MainActor package enum PendingInput {
  /// Ends it in each window and popover of the process that goes, those of GTK and libadwaita too, for as long as the
  /// answer lives.
  static func endWithSurfaces() -> EmissionHook {
    EmissionHook("unmap", of: gtk_widget_get_type()) { emission in
      guard let object = g_value_get_object(emission[0]) else { return }
      let isWindow = cgtk_is_a(object, gtk_window_get_type()) != 0
      guard isWindow || cgtk_is_a(object, gtk_popover_get_type()) != 0 else { return }
      end(of: object.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  /// Ends it in a widget, and in all below it, whenever the widget goes from the monitor.
  static func end(whenUnmapped widget: UnsafeMutablePointer<GtkWidget>) {
    connect(UnsafeMutableRawPointer(widget), "unmap") { end(of: widget) }
  }

  /// Ends it in a widget that goes, and in all below it.
  package static func end(of widget: UnsafeMutablePointer<GtkWidget>) {
    end(in: widget)
    // Gestures of the window have the same touches, and the widget under each.
    if let root = UnsafeMutableRawPointer(gtk_widget_get_root(widget)) {
      endGestures(at: root.assumingMemoryBound(to: GtkWidget.self))
    }
    // The event that led here may go on through the widget and begin another gesture, so that it is kept until then.
    // One that was opened again by then goes on.
    let kept = withWindowsBeneath(widget).map { GObjectRef(retaining: $0) }
    Scheduled.afterThisEvent {
      withExtendedLifetime(kept) { if gtk_widget_get_mapped(widget) == 0 { end(in: widget) } }
    }
  }

  /// Ends it in a widget and all below it, and takes the widget from its parent.
  package static func endAndUnparent(_ widget: Widget) {
    end(of: widget) { gtk_widget_unparent(widget.pointer) }
  }

  /// Ends it in a widget and all below it, and has the widget taken from its parent.
  ///
  /// No key comes to it any more. GTK 4.8 gives the focus to something else only in the next frame, and until then a key
  /// would activate what is no longer seen.
  static func end(of widget: Widget, takingItOut takeOut: () -> Void) {
    end(of: widget.pointer)
    let root = gtk_widget_get_root(widget.pointer)
    takeOut()
    // Afterwards, for otherwise GTK would give the focus to nothing else.
    takeFocus(from: widget.pointer, in: root)
  }

  /// A widget and, if it is a window, those beneath it: one that is freed looks at the window that it lies over.
  private static func withWindowsBeneath(_ widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutableRawPointer] {
    var all = [UnsafeMutableRawPointer(widget)]
    while cgtk_is_a(all.last, gtk_window_get_type()) != 0,
      let beneath = gtk_window_get_transient_for(all.last?.assumingMemoryBound(to: GtkWindow.self))
    {
      all.append(UnsafeMutableRawPointer(beneath))
    }
    return all
  }

  private static func end(in widget: UnsafeMutablePointer<GtkWidget>) {
    widget.forEachInTree {
      endGestures(at: $0)
      if cgtk_is_a($0, gtk_popover_get_type()) != 0 {
        takeFocus(from: $0)
        // One that is closed already would close the menus around it too.
        guard gtk_widget_get_visible($0) != 0 else { return }
        gtk_popover_popdown(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkPopover.self))
      }
    }
  }

  /// Leaves nothing in the widget with the focus; GTK gives it to something else in the next frame, if that is due.
  ///
  /// Of what the focus has to leave, GTK 4.8 keeps a reference until that frame. If it is told of another widget before,
  /// as of the page that a popover is in, it forgets the first one, which then lives for good.
  ///
  /// - Parameter root: The window that the widget was taken out of; nil for the one that it is in.
  static func takeFocus(from widget: UnsafeMutablePointer<GtkWidget>, in root: OpaquePointer? = nil) {
    guard let root = root ?? gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    else { return }
    gtk_root_set_focus(root, nil)
  }

  /// Those of the widget alone, and what is dragged from it to other places.
  private static func endGestures(at widget: UnsafeMutablePointer<GtkWidget>) {
    let controllers = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
    for index in 0..<g_list_model_get_n_items(controllers.opaque) {
      guard let controller = g_list_model_get_item(controllers.opaque, index) else { continue }
      if cgtk_is_a(controller, gtk_gesture_get_type()) != 0 { gtk_event_controller_reset(OpaquePointer(controller)) }
      if cgtk_is_a(controller, gtk_drag_source_get_type()) != 0 {
        gtk_drag_source_drag_cancel(OpaquePointer(controller))
      }
      g_object_unref(controller)
    }
  }
}
