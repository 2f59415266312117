import CGtk
import DragAndDrop

/// Collects what a widget draws, as render nodes that GTK keeps until the widget asks to be drawn again.
///
/// Valid only inside the call that it was handed to. Wraps `GtkSnapshot`.
public struct Snapshot {
  /// The snapshot for GTK's own functions, which must not free it.
  public let pointer: OpaquePointer
  /// Whether cairo will draw it, on a machine without GL.
  let isForCairo: Bool

  /// Fills a rectangle.
  ///
  /// Wraps `gtk_snapshot_append_color`.
  public func fill(_ rect: Rect, _ color: Color) {
    var (bounds, rgba) = (rect.graphene, color.gdk)
    gtk_snapshot_append_color(pointer, &rgba, &bounds)
  }

  /// Fills a rectangle with round corners of `radius` device-independent pixels, or less where the sides are short.
  ///
  /// Wraps `gtk_snapshot_push_rounded_clip`.
  public func fill(_ rect: Rect, radius: Double, _ color: Color) {
    clipped(to: rect, radius: radius) { $0.fill(rect, color) }
  }

  /// Draws a line of `width` device-independent pixels inside the edge of a rectangle with round corners.
  ///
  /// Wraps `gtk_snapshot_append_border`.
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

  /// Draws the shadow that a rectangle with round corners casts around itself, with one of few radii and blurs.
  ///
  /// Wraps `gtk_snapshot_append_outset_shadow`.
  public func shadow(of rect: Rect, radius: Double, _ shadow: Shadow) {
    // Where cairo draws, GTK keeps a mask for good of each pair of the two. A larger radius leaves no gap at the corners.
    // Without any, GTK 4.8 leaves out sides of what is drawn in a scale that is no whole number.
    let roundness = max(1, rect.fitting(radius: radius.quantized(4, .up)).rounded(.down))
    let blur = shadow.blur.quantized(4, .toNearestOrAwayFromZero)
    var (outline, rgba) = (rect.rounded(roundness), shadow.color.gdk)
    gtk_snapshot_append_outset_shadow(
      pointer, &outline, &rgba, Float(shadow.offset.x), Float(shadow.offset.y), 0, Float(blur))
  }

  /// Draws a texture, scaled to fill `rect`: nothing if that has no area.
  ///
  /// Wraps `gtk_snapshot_append_texture`, and `gtk_snapshot_append_cairo` where cairo draws.
  public func draw(_ texture: Texture, in rect: Rect) {
    // Cairo cannot draw the rest of the window then.
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let shown = texture.extent(in: rect)
    guard !isForCairo else { return paint(in: shown) { texture.fill(of: rect).record(on: $0.context) } }
    var bounds = shown.graphene
    gtk_snapshot_append_texture(pointer, texture.ref.opaque, &bounds)
  }

  /// Draws text with its top left corner at `origin`; large text in outlines.
  ///
  /// Wraps `gtk_snapshot_append_layout`.
  public func draw(_ text: TextLayout, at origin: Point, _ color: Color) {
    // With GL as well: from a glyph that is drawn smaller than it was laid out GTK 4.8 cuts a part of a pixel.
    if text.isOutlined { return drawOutlines(of: text, at: origin, color) }
    var rgba = color.gdk
    translated(by: origin) { _ in gtk_snapshot_append_layout(pointer, text.ref.opaque, &rgba) }
  }

  /// Draws text with its middle at `center`.
  public func draw(_ text: TextLayout, about center: Point, _ color: Color) {
    draw(text, at: Rect(center: center, size: text.size).origin, color)
  }

  /// Draws text with its middle at `center` that is seen in many scales one after the other, as what grows is.
  ///
  /// Where cairo draws, in outlines, for it keeps the glyphs of each scale; an emoji has none.
  public func draw(growing text: TextLayout, about center: Point, _ color: Color) {
    let origin = Rect(center: center, size: text.size).origin
    if isForCairo { drawOutlines(of: text, at: origin, color) } else { draw(text, at: origin, color) }
  }

  private func drawOutlines(of text: TextLayout, at origin: Point, _ color: Color) {
    let ink = text.inkBounds
    paint(in: Rect(origin: origin + ink.origin, size: ink.size).inset(by: -1)) {
      TextOutlines(of: text, at: origin, color).record(on: $0.context)
    }
  }

  /// Draws with cairo inside `rect`: for curves, which GTK before 4.14 cannot draw by itself.
  ///
  /// Wraps `gtk_snapshot_append_cairo`.
  public func paint(in rect: Rect, _ draw: (Painter) -> Void) {
    var bounds = rect.graphene
    guard let context = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
    draw(Painter(context: context))
    cairo_destroy(context)
  }

  /// Draws with the origin moved to `point`.
  ///
  /// Wraps `gtk_snapshot_translate`.
  public func translated(by point: Point, _ draw: (Snapshot) -> Void) {
    var offset = graphene_point_t(x: Float(point.x), y: Float(point.y))
    gtk_snapshot_save(pointer)
    gtk_snapshot_translate(pointer, &offset)
    draw(self)
    gtk_snapshot_restore(pointer)
  }

  /// Draws `factor` times as large, about the point `center`.
  ///
  /// Wraps `gtk_snapshot_scale`.
  public func scaled(by factor: Double, about center: Point = .zero, _ draw: (Snapshot) -> Void) {
    // By itself, for GTK 4.8 shifts what Cairo draws within a snapshot that is scaled and moved.
    guard let drawing = recorded(draw) else { return }
    translated(by: center) { _ in
      gtk_snapshot_scale(pointer, Float(factor), Float(factor))
      translated(by: center * -1) { $0.draw(drawing) }
    }
  }

  /// Draws turned clockwise about the origin, by an angle in degrees.
  ///
  /// Wraps `gtk_snapshot_rotate`.
  public func rotated(by angle: Double, _ draw: (Snapshot) -> Void) {
    gtk_snapshot_save(pointer)
    gtk_snapshot_rotate(pointer, Float(angle))
    draw(self)
    gtk_snapshot_restore(pointer)
  }

  /// Draws what lies inside a rectangle with round corners.
  ///
  /// Wraps `gtk_snapshot_push_rounded_clip`.
  public func clipped(to rect: Rect, radius: Double, _ draw: (Snapshot) -> Void) {
    var outline = rect.rounded(radius)
    gtk_snapshot_push_rounded_clip(pointer, &outline)
    draw(self)
    gtk_snapshot_pop(pointer)
  }

  /// Draws all of it as one, at an opacity from 0 to 1.
  ///
  /// Wraps `gtk_snapshot_push_opacity`.
  public func faded(to opacity: Double, _ draw: (Snapshot) -> Void) {
    gtk_snapshot_push_opacity(pointer, opacity)
    draw(self)
    gtk_snapshot_pop(pointer)
  }
}

/// A blurred shadow.
///
/// What `gtk_snapshot_append_outset_shadow` takes.
nonisolated public struct Shadow: Hashable, Sendable {
  /// Its color, whose alpha is how dark it is.
  public var color: Color
  /// How far it lies from what casts it, in device-independent pixels.
  public var offset: Point
  /// The blur radius in device-independent pixels, not below 0.
  public var blur: Double

  /// How far it is seen beside what casts it, in whole device-independent pixels.
  public var reach: Double {
    // GTK blurs by three boxes, which reach half as far again.
    (blur * 1.5 + max(abs(offset.x), abs(offset.y))).rounded(.up)
  }

  /// A shadow of `color`, moved by `offset` and blurred by `blur`.
  public init(color: Color, offset: Point, blur: Double) {
    self.color = color
    self.offset = offset
    self.blur = blur
  }
}

extension Rect {
  /// The radius of round corners, or less where the sides are short.
  func fitting(radius: Double) -> Double { min(radius, size.width / 2, size.height / 2) }

  func rounded(_ radius: Double) -> GskRoundedRect {
    var (rounded, bounds) = (GskRoundedRect(), graphene)
    gsk_rounded_rect_init_from_rect(&rounded, &bounds, Float(fitting(radius: radius)))
    return rounded
  }
}
