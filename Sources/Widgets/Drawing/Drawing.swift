import CGtk

/// An immutable recording of what was drawn, which can be drawn again.
///
/// Wraps `GskRenderNode`.
@MainActor public final class Drawing {
  let node: OpaquePointer

  init(adopting node: OpaquePointer) { self.node = node }

  /// Records what `draw` draws; nil if it draws nothing.
  convenience init?(isForCairo: Bool, _ draw: (Snapshot) -> Void) {
    let snapshot = gtk_snapshot_new()!
    draw(Snapshot(pointer: snapshot, isForCairo: isForCairo))
    // This also frees the snapshot.
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    self.init(adopting: node)
  }

  /// Wraps `gsk_container_node_new`; the bottom layer is first.
  convenience init(of layers: [Drawing]) {
    var nodes = layers.map { Optional($0.node) }
    self.init(adopting: gsk_container_node_new(&nodes, guint(clamping: nodes.count)))
  }

  /// Wraps `gsk_container_node_get_n_children`; 1 if the node is no container.
  var partCount: Int { isContainer ? Int(clamping: gsk_container_node_get_n_children(node)) : 1 }

  /// Wraps `gsk_container_node_get_child`; the node lives as long as this drawing.
  func part(at index: Int) -> OpaquePointer {
    isContainer ? gsk_container_node_get_child(node, guint(clamping: index))! : node
  }

  private var isContainer: Bool { gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE }

  isolated deinit { gsk_render_node_unref(node) }

  /// Wraps `gsk_render_node_draw`, without the intermediate images that GTK uses for a `DirectDrawing`.
  static func draw(_ node: OpaquePointer, on context: OpaquePointer) {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE:
      for index in 0..<gsk_container_node_get_n_children(node) {
        draw(gsk_container_node_get_child(node, index), on: context)
      }
    case GSK_TRANSFORM_NODE:
      guard let placement = DrawnPart(node).placement else { return gsk_render_node_draw(node, context) }
      cairo_save(context)
      cairo_translate(context, placement.origin.x, placement.origin.y)
      cairo_scale(context, placement.scale, placement.scale)
      draw(gsk_transform_node_get_child(node), on: context)
      cairo_restore(context)
    default:
      guard let direct = DirectDrawing.recorded(by: node) else { return gsk_render_node_draw(node, context) }
      if lies(node, withinClipOf: context) { direct.draw(on: context) }
    }
  }

  private static func lies(_ node: OpaquePointer, withinClipOf context: OpaquePointer) -> Bool {
    var (left, top, right, bottom, bounds) = (0.0, 0.0, 0.0, 0.0, graphene_rect_t())
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    gsk_render_node_get_bounds(node, &bounds)
    let clip = graphene_rect_t(
      origin: graphene_point_t(x: Float(left), y: Float(top)),
      size: graphene_size_t(width: Float(right - left), height: Float(bottom - top)))
    return clip.overlaps(bounds)
  }
}

extension Snapshot {
  /// Records what `draw` draws instead of showing it; nil if it draws nothing.
  public func recorded(_ draw: (Snapshot) -> Void) -> Drawing? { Drawing(isForCairo: isForCairo, draw) }

  /// Draws a recorded drawing.
  ///
  /// Wraps `gtk_snapshot_append_node`.
  public func draw(_ drawing: Drawing) { gtk_snapshot_append_node(pointer, drawing.node) }

  /// Draws layers, bottom first.
  ///
  /// GTK compares each layer with the one at the same index in the previous frame, even if there is only one.
  public func draw(layers: [Drawing]) {
    if !layers.isEmpty { draw(Drawing(of: layers)) }
  }
}
