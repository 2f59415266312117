import CGtk
import Geometry

/// The pixels of a layer of many nodes, for the cairo renderer; only what changes in it is painted again.
///
/// Without GL, GTK paints every node around a change of the window in each frame, also where they cover each other.
@MainActor public final class LayerCache {
  /// The limit for the pixels: 64 MiB.
  private static let mostPixels = 16_777_216.0
  /// The sides of a tile in device-independent pixels; GTK paints a whole tile again if anything in it has changed.
  private static let tileSide: Float = 256

  /// The layer that the tiles show; it owns the parts.
  nonisolated(unsafe) private var layer: OpaquePointer?
  private var parts: [LayerPart] = []
  private var tiles: [LayerTile] = []
  private var area = graphene_rect_t()
  private var scale = 0.0

  /// Creates an empty cache.
  public init() {}

  isolated deinit { clear() }

  /// Frees the pixels.
  public func clear() {
    if let layer { gsk_render_node_unref(layer) }
    (layer, parts, tiles) = (nil, [], [])
  }

  /// Returns a node that looks like a container node, and that the caller owns; nil if that would need too many pixels.
  func node(showing layer: OpaquePointer, within rect: Rect, scale: Double) -> OpaquePointer? {
    let parts = LayerPart.all(of: layer)
    var changes = LayerPart.changes(from: self.parts, to: parts)
    if tiles.isEmpty || scale != self.scale || !covers(layer) {
      clear()
      guard makeTiles(for: layer, within: rect, scale: scale) else { return nil }
      changes = [area]
    }
    if let before = self.layer { gsk_render_node_unref(before) }
    (self.layer, self.parts) = (gsk_render_node_ref(layer), parts)
    for tile in tiles { tile.paint(parts, where: changes, scale: scale) }
    var nodes = tiles.map { Optional($0.node) }
    return gsk_container_node_new(&nodes, guint(clamping: nodes.count))
  }

  private func covers(_ layer: OpaquePointer) -> Bool {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(layer, &bounds)
    return graphene_rect_contains_rect(&area, &bounds)
  }

  private func makeTiles(for layer: OpaquePointer, within rect: Rect, scale: Double) -> Bool {
    var (usual, bounds, all) = (rect.graphene, graphene_rect_t(), graphene_rect_t())
    gsk_render_node_get_bounds(layer, &bounds)
    graphene_rect_union(&usual, &bounds, &all)
    graphene_rect_round_extents(&all, &area)
    self.scale = scale
    let (size, side) = (area.size, Self.tileSide)
    guard Double(size.width) * Double(size.height) * scale * scale <= Self.mostPixels else { return false }
    for y in stride(from: 0, to: size.height, by: side) {
      for x in stride(from: 0, to: size.width, by: side) {
        let corner = graphene_point_t(x: area.origin.x + x, y: area.origin.y + y)
        let size = graphene_size_t(width: min(side, size.width - x), height: min(side, size.height - y))
        tiles.append(LayerTile(graphene_rect_t(origin: corner, size: size), scale: scale))
      }
    }
    return true
  }
}

/// A rectangle of the pixels of a layer.
private final class LayerTile {
  /// Shows the pixels; another one tells GTK that they have changed.
  nonisolated(unsafe) private(set) var node: OpaquePointer
  nonisolated(unsafe) private let pixels: OpaquePointer
  private var rect: graphene_rect_t

  init(_ rect: graphene_rect_t, scale: Double) {
    self.rect = rect
    pixels = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: Double(rect.size.width) * scale),
      Int32(clamping: Double(rect.size.height) * scale))
    node = gsk_cairo_node_new(&self.rect)
  }

  isolated deinit {
    gsk_render_node_unref(node)
    cairo_surface_destroy(pixels)
  }

  func paint(_ parts: [LayerPart], where changes: [graphene_rect_t], scale: Double) {
    let clips = changes.filter(rect.overlaps).map(\.roundedOut)
    guard !clips.isEmpty else { return }
    let context = cairo_create(pixels)!
    cairo_scale(context, scale, scale)
    cairo_translate(context, -Double(rect.origin.x), -Double(rect.origin.y))
    for clip in clips {
      cairo_rectangle(
        context, Double(clip.origin.x), Double(clip.origin.y), Double(clip.size.width), Double(clip.size.height))
    }
    cairo_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    for part in parts where rect.overlaps(part.bounds) && clips.contains(where: part.bounds.overlaps) {
      gsk_render_node_draw(part.node, context)
    }
    cairo_destroy(context)
    show(scale: scale)
  }

  private func show(scale: Double) {
    gsk_render_node_unref(node)
    node = gsk_cairo_node_new(&rect)
    let context = gsk_cairo_node_get_draw_context(node)
    cairo_translate(context, Double(rect.origin.x), Double(rect.origin.y))
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
  }
}

/// A node of a layer, split into its content, which stays the same object until it is drawn again, and its transform.
private nonisolated struct LayerPart {
  let node: OpaquePointer
  private let content: OpaquePointer
  private let transform: OpaquePointer?
  let bounds: graphene_rect_t

  private init(_ node: OpaquePointer) {
    let isPlaced = gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE
    self.node = node
    content = isPlaced ? gsk_transform_node_get_child(node) : node
    transform = isPlaced ? gsk_transform_node_get_transform(node) : nil
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    self.bounds = bounds
  }

  /// Returns the children of a container node, which has to live as long.
  static func all(of layer: OpaquePointer) -> [LayerPart] {
    (0..<gsk_container_node_get_n_children(layer)).map { LayerPart(gsk_container_node_get_child(layer, $0)) }
  }

  /// Returns the bounds of the parts that changed, came or went.
  static func changes(from old: [LayerPart], to new: [LayerPart]) -> [graphene_rect_t] {
    guard old.count != new.count else {
      return zip(old, new).filter { !$0.looks(like: $1) }.flatMap { [$0.bounds, $1.bounds] }
    }
    let start = zip(old, new).prefix { $0.looks(like: $1) }.count
    let (old, new) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0.looks(like: $1) }.count
    return (old.dropLast(end) + new.dropLast(end)).map(\.bounds)
  }

  private func looks(like other: LayerPart) -> Bool {
    content == other.content && gsk_transform_equal(transform, other.transform) != 0
  }
}

nonisolated extension graphene_rect_t {
  fileprivate var roundedOut: graphene_rect_t {
    var (rect, rounded) = (self, graphene_rect_t())
    graphene_rect_round_extents(&rect, &rounded)
    return rounded
  }

  /// Avoids a C call, because each of a thousand parts is compared with many rectangles.
  fileprivate func overlaps(_ other: graphene_rect_t) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
