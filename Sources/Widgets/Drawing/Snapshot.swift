import CGtk
import Geometry

/// Collects the render nodes of a widget, which GTK keeps until the widget is drawn again (`GtkSnapshot`).
///
/// Lengths are in device-independent pixels. Valid only during the call that receives it.
public struct Snapshot {
  /// The snapshot for GTK's functions; borrowed ('transfer none').
  public let pointer: OpaquePointer
  let isForCairo: Bool

  /// Fills a rectangle (`gtk_snapshot_append_color`).
  public func fill(_ rect: Rect, _ color: Color) {
    var (bounds, rgba) = (rect.graphene, color.gdk)
    gtk_snapshot_append_color(pointer, &rgba, &bounds)
  }

  /// Fills a rectangle with round corners; the radius is at most half a side (`gtk_snapshot_push_rounded_clip`).
  public func fill(_ rect: Rect, radius: Double, _ color: Color) {
    clipped(to: rect, radius: radius) { $0.fill(rect, color) }
  }

  /// Draws a line of `width` inside the edge of a rectangle with round corners (`gtk_snapshot_append_border`).
  public func stroke(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    var outline = rect.rounded(radius)
    let w = Float(width)
    let rgba = color.gdk
    withUnsafePointer(to: (w, w, w, w)) { widths in
      widths.withMemoryRebound(to: Float.self, capacity: 4) { widths in
        withUnsafePointer(to: (rgba, rgba, rgba, rgba)) { colors in
          colors.withMemoryRebound(to: GdkRGBA.self, capacity: 4) { colors in
            gtk_snapshot_append_border(pointer, &outline, widths, colors)
          }
        }
      }
    }
  }

  /// Draws the shadow of a round rectangle; radius and blur are rounded (`gtk_snapshot_append_outset_shadow`).
  public func shadow(of rect: Rect, radius: Double, _ shadow: Shadow) {
    // GTK's cairo renderer caches a mask for each pair of the two and never frees it. The radius is rounded up, which
    // leaves no gap at the corners. With a radius of 0, GTK 4.8 omits sides of the shadow at a fractional scale.
    let roundness = max(1, rect.fitting(radius: radius.quantized(4, .up)).rounded(.down))
    let blur = shadow.blur.quantized(4, .toNearestOrAwayFromZero)
    var (outline, rgba) = (rect.rounded(roundness), shadow.color.gdk)
    gtk_snapshot_append_outset_shadow(
      pointer, &outline, &rgba, Float(shadow.offset.x), Float(shadow.offset.y), 0, Float(blur))
  }

  /// Draws a texture, scaled to fill `rect`; nothing if `rect` is empty (`gtk_snapshot_append_texture`).
  public func draw(_ texture: Texture, in rect: Rect) {
    // With an empty rectangle, cairo would fail to draw the rest of the window.
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let shown = texture.extent(in: rect)
    guard !isForCairo else { return paint(in: shown) { texture.fill(rect, on: $0.context) } }
    var bounds = shown.graphene
    gtk_snapshot_append_texture(pointer, texture.ref.opaque, &bounds)
  }

  /// Draws text with its top left corner at `origin`; large text is drawn as outlines (`gtk_snapshot_append_layout`).
  public func draw(_ text: TextLayout, at origin: Point, _ color: Color) {
    // Applies to GL too: GTK 4.8 cuts off part of a pixel of a glyph that is drawn smaller than it was laid out.
    if text.isOutlined { return drawOutlines(of: text, at: origin, color) }
    var rgba = color.gdk
    translated(by: origin) { _ in gtk_snapshot_append_layout(pointer, text.ref.opaque, &rgba) }
  }

  /// Draws text centered at `center`.
  public func draw(_ text: TextLayout, about center: Point, _ color: Color) {
    draw(text, at: Rect(center: center, size: text.size).origin, color)
  }

  private func drawOutlines(of text: TextLayout, at origin: Point, _ color: Color) {
    let ink = text.inkBounds
    paint(in: Rect(origin: origin + ink.origin, size: ink.size).inset(by: -1)) {
      $0.fill(outlinesOf: text, at: origin, color)
    }
  }

  /// Draws with cairo inside `rect`: for curves, which GTK before 4.14 has no nodes for (`gtk_snapshot_append_cairo`).
  public func paint(in rect: Rect, _ draw: (Painter) -> Void) {
    var bounds = rect.graphene
    guard let context = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
    draw(Painter(context: context))
    cairo_destroy(context)
  }

  /// Draws with the origin moved to `point` (`gtk_snapshot_translate`).
  public func translated(by point: Point, _ draw: (Snapshot) -> Void) {
    var offset = graphene_point_t(x: Float(point.x), y: Float(point.y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    draw(self)
    gtk_snapshot_restore(pointer)
  }

  /// Draws scaled by `factor` about the point `center` (`gtk_snapshot_scale`).
  public func scaled(by factor: Double, about center: Point = .zero, _ draw: (Snapshot) -> Void) {
    // Recorded first, because GTK 4.8 shifts what cairo draws in a snapshot that is both scaled and translated.
    guard let node = Self.node(isForCairo: isForCairo, draw) else { return }
    defer { gsk_render_node_unref(node) }
    translated(by: center) { _ in
      gtk_snapshot_scale(pointer, Float(factor), Float(factor))
      translated(by: center * -1) { gtk_snapshot_append_node($0.pointer, node) }
    }
  }

  /// Draws layers, bottom first, each as a node of its own.
  ///
  /// GTK compares each layer with the one at the same index in the previous frame to find the area to repaint.
  public func drawLayers(_ layers: ((Snapshot) -> Void)...) {
    for layer in layers {
      var node = Self.node(isForCairo: isForCairo, layer)
      let container = gsk_container_node_new(&node, node == nil ? 0 : 1)!
      gtk_snapshot_append_node(pointer, container)
      gsk_render_node_unref(container)
      if let node { gsk_render_node_unref(node) }
    }
  }

  /// Returns the render node of what `draw` draws, which the caller owns; nil if it draws nothing.
  static func node(isForCairo: Bool, _ draw: (Snapshot) -> Void) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()!
    draw(Snapshot(pointer: snapshot, isForCairo: isForCairo))
    // This also frees the snapshot.
    return gtk_snapshot_free_to_node(snapshot)
  }

  /// Returns a drawing of a size as a paintable (`GdkPaintable`), which the caller owns; nil if `draw` draws nothing.
  ///
  /// The renderer that will show it is not known, and all renderers support cairo nodes.
  static func paintable(_ size: Size, _ draw: (Snapshot) -> Void) -> OpaquePointer? {
    let snapshot = gtk_snapshot_new()!
    draw(Snapshot(pointer: snapshot, isForCairo: true))
    var size = graphene_size_t(width: Float(size.width), height: Float(size.height))
    // This also frees the snapshot.
    return gtk_snapshot_free_to_paintable(snapshot, &size)
  }

  /// Draws rotated clockwise about the origin, by an angle in degrees (`gtk_snapshot_rotate`).
  public func rotated(by angle: Double, _ draw: (Snapshot) -> Void) {
    gtk_snapshot_save(pointer)
    gtk_snapshot_rotate(pointer, Float(angle))
    draw(self)
    gtk_snapshot_restore(pointer)
  }

  /// Draws clipped to a rectangle with round corners (`gtk_snapshot_push_rounded_clip`).
  public func clipped(to rect: Rect, radius: Double, _ draw: (Snapshot) -> Void) {
    var outline = rect.rounded(radius)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    draw(self)
    gtk_snapshot_pop(pointer)
  }

  /// Draws with `amount`, from 0 to 1, added to each color, but not to the opacity (`gtk_snapshot_push_color_matrix`).
  public func brightened(by amount: Double, _ draw: (Snapshot) -> Void) {
    guard amount > 0 else { return draw(self) }
    let (matrix, offset) = (graphene_matrix_alloc(), graphene_vec4_alloc())
    _ = graphene_matrix_init_identity(matrix)
    _ = graphene_vec4_init(offset, Float(amount), Float(amount), Float(amount), 0)
    gtk_snapshot_push_color_matrix(pointer, matrix, offset)
    graphene_matrix_free(matrix)
    graphene_vec4_free(offset)
    draw(self)
    gtk_snapshot_pop(pointer)
  }

  /// Draws as one group with an opacity from 0 to 1 (`gtk_snapshot_push_opacity`).
  public func faded(to opacity: Double, _ draw: (Snapshot) -> Void) {
    guard opacity < 1 else { return draw(self) }
    gtk_snapshot_push_opacity(pointer, opacity)
    draw(self)
    gtk_snapshot_pop(pointer)
  }
}

/// A blurred shadow, as `gtk_snapshot_append_outset_shadow` takes it.
nonisolated public struct Shadow: Hashable, Sendable {
  /// The color, including its opacity.
  public var color: Color
  /// The offset in device-independent pixels.
  public var offset: Point
  /// The blur radius in device-independent pixels, not below 0.
  public var blur: Double

  /// The distance that the shadow extends outside its rectangle, rounded up to whole device-independent pixels.
  public var reach: Double {
    // GTK approximates the blur by three box blurs, which extend by half more.
    (blur * 1.5 + max(abs(offset.x), abs(offset.y))).rounded(.up)
  }

  /// Creates a shadow.
  public init(color: Color, offset: Point, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

extension Rect {
  func fitting(radius: Double) -> Double { min(radius, size.width / 2, size.height / 2) }

  func rounded(_ radius: Double) -> GskRoundedRect {
    var (rounded, bounds) = (GskRoundedRect(), graphene)
    gsk_rounded_rect_init_from_rect(&rounded, &bounds, Float(fitting(radius: radius)))
    return rounded
  }
}
