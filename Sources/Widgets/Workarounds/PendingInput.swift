import CGtk

/// Ends gestures, drags and popovers, and takes the focus away, in widgets that are unmapped.
///
/// GTK ends them only when it frees a scrolled window or the pages of a window, whose parts are then partly gone. A
/// gesture that never receives the end of a touch retains the widget under it and so leaks itself. An open popover
/// leaks too, because GTK releases its grab only when it is closed. A drag retains its source until it ends, which not
/// every compositor reports.
@MainActor package enum PendingInput {
  /// Ends pending input in each window and popover of the process that is unmapped, as long as the returned hook lives.
  static func endWithSurfaces() -> EmissionHook {
    EmissionHook("unmap", of: gtk_widget_get_type()) { emission in
      guard let object = g_value_get_object(emission[0]) else { return }
      let isWindow = cgtk_is_a(object, gtk_window_get_type()) != 0
      guard isWindow || cgtk_is_a(object, gtk_popover_get_type()) != 0 else { return }
      end(of: object.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  static func end(whenUnmapped widget: UnsafeMutablePointer<GtkWidget>) {
    connect(UnsafeMutableRawPointer(widget), "unmap") { end(of: widget) }
  }

  package static func end(of widget: UnsafeMutablePointer<GtkWidget>) {
    end(in: widget)
    // Gestures of the window track the same touches, and retain the widget under each.
    if let root = gtk_widget_get_root(widget) { endGestures(at: root.as()) }
    // The current event may still propagate through the widget and begin another gesture, so the widget is retained
    // until then. A widget that was mapped again in the meantime is left alone.
    let kept = withWindowsBeneath(widget).map { GObjectRef(retaining: $0) }
    Scheduled.afterThisEvent {
      withExtendedLifetime(kept) { if gtk_widget_get_mapped(widget) == 0 { end(in: widget) } }
    }
  }

  package static func endAndUnparent(_ widget: Widget) {
    end(of: widget) { gtk_widget_unparent(widget.pointer) }
  }

  /// Ends pending input in a widget and removes it with `takeOut`.
  ///
  /// GTK 4.8 moves the focus only in the next frame; until then, a key would activate a widget that is not visible.
  static func end(of widget: Widget, takingItOut takeOut: () -> Void) {
    end(of: widget.pointer)
    let root = gtk_widget_get_root(widget.pointer)
    // The removal can free a window that was closed.
    let kept = root.map { GObjectRef(retaining: UnsafeMutableRawPointer($0)) }
    takeOut()
    // Only after the removal; otherwise GTK would not move the focus to another widget.
    withExtendedLifetime(kept) { takeFocus(from: widget.pointer, in: root) }
  }

  /// Returns a widget and, if it is a window, its transient parents, which GTK accesses when the window is freed.
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
        // Closing a closed popover would also close the menus around it.
        guard gtk_widget_get_visible($0) != 0 else { return }
        gtk_popover_popdown($0.as())
      }
    }
  }

  /// Clears the focus if it is in a widget; GTK moves it in the next frame if necessary.
  ///
  /// GTK 4.8 retains the widget that loses the focus until that frame. If another widget loses it before then, such as
  /// the page around a popover, GTK leaks the first one.
  ///
  /// - Parameter root: The window that the widget was removed from; nil for its current window.
  static func takeFocus(from widget: UnsafeMutablePointer<GtkWidget>, in root: OpaquePointer? = nil) {
    guard let root = root ?? gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    else { return }
    gtk_root_set_focus(root, nil)
  }

  /// Ends the gestures of the widget alone, and drags that began on it.
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
