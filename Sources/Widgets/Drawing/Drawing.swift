import CGtk

/// What something drew, to be drawn again as it is; immutable.
///
/// Wraps `GskRenderNode`.
@MainActor public final class Drawing {
  let node: OpaquePointer

  /// Takes over the caller's reference.
  init(adopting node: OpaquePointer) { self.node = node }

  isolated deinit { gsk_render_node_unref(node) }
}

extension Snapshot {
  /// Keeps what `draw` draws instead of showing it; nil if that is nothing.
  ///
  /// Wraps `gtk_snapshot_free_to_node`.
  public func recorded(_ draw: (Snapshot) -> Void) -> Drawing? {
    let own = gtk_snapshot_new()!
    draw(Snapshot(pointer: own, isForCairo: isForCairo))
    return gtk_snapshot_free_to_node(own).map(Drawing.init)
  }

  /// Draws a drawing.
  ///
  /// Wraps `gtk_snapshot_append_node`.
  public func draw(_ drawing: Drawing) { gtk_snapshot_append_node(pointer, drawing.node) }

  /// Draws drawings, each above the one before it.
  ///
  /// GTK compares each with the one that had its place in the frame before, also where there was only one. Wraps
  /// `gsk_container_node_new`.
  public func draw(layers: [Drawing]) {
    guard !layers.isEmpty else { return }
    var nodes = layers.map { Optional($0.node) }
    draw(Drawing(adopting: gsk_container_node_new(&nodes, guint(nodes.count))))
  }
}

extension Widget {
  /// Whether the widget, or anything in it, has asked to be drawn again since it was drawn.
  ///
  /// GTK has no question for it. What `gtk_widget_queue_draw` takes from a widget is the node that a
  /// `GtkWidgetPaintable` shows, which for this moment is made anew.
  public var needsDraw: Bool {
    guard let paintable = gtk_widget_paintable_new(pointer), let snapshot = gtk_snapshot_new() else { return true }
    gdk_paintable_snapshot(paintable, snapshot, 1, 1)
    g_object_unref(UnsafeMutableRawPointer(paintable))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return true }
    gsk_render_node_unref(node)
    return false
  }
}
