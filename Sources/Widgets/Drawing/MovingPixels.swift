import CGtk
import Geometry

/// Cached pixels of a moving drawing, painted again only when its content changes.
///
/// The cairo renderer would otherwise paint shadows, round corners and text again in each frame of a movement.
@MainActor public final class MovingPixels {
  /// In device pixels; larger drawings are not cached.
  private static let longestSide: Float = 2048

  /// Owns the content's node, so that no other node can get the same address.
  private var owner: Drawing?
  private var image: PixelImage?
  private var density = 0.0
  /// The position of the top left pixel in the content, in device-independent pixels.
  private var corner = Point.zero
  private var shown: (placement: Placement, drawing: Drawing)?

  private struct Placement: Equatable {
    let origin: Point
    let scale: Double
  }

  /// Creates an empty cache.
  public init() {}

  /// Frees the cached pixels.
  public func clear() { (owner, image, shown) = (nil, nil, nil) }

  /// Implements ``Snapshot/cached(_:in:density:scale:)``; returns `drawing` itself if it cannot be cached.
  func drawing(of drawing: Drawing, density: Double, scale: Double) -> Drawing {
    let part = DrawnPart(drawing.node)
    guard let placement = part.placement else { return drawing }
    let before = owner.map { DrawnPart($0.node).content }
    if before != part.content || density != self.density { paint(part, density) }
    owner = drawing
    return image.map { show($0, placement, scale) } ?? drawing
  }

  private func paint(_ part: DrawnPart, _ density: Double) {
    (image, shown, self.density) = (nil, nil, density)
    var (bounds, scaled, pixels) = (graphene_rect_t(), graphene_rect_t(), graphene_rect_t())
    gsk_render_node_get_bounds(part.content, &bounds)
    graphene_rect_scale(&bounds, Float(density), Float(density), &scaled)
    graphene_rect_round_extents(&scaled, &pixels)
    let (width, height) = (pixels.size.width, pixels.size.height)
    guard 1...Self.longestSide ~= width, 1...Self.longestSide ~= height else { return }
    let origin = Point(x: Double(pixels.origin.x), y: Double(pixels.origin.y))
    corner = origin * (1 / density)
    let image = PixelImage(width: Int32(clamping: width), height: Int32(clamping: height))
    let isPainted = image.paint { context in
      cairo_translate(context, -origin.x, -origin.y)
      cairo_scale(context, density, density)
      Drawing.draw(part.content, on: context)
    }
    if isPainted { self.image = image }
  }

  private func show(_ image: PixelImage, _ placement: (scale: Double, origin: Point), _ scale: Double) -> Drawing {
    var origin = placement.origin + corner * placement.scale
    let pixels = density / placement.scale
    // At its final size, the image is aligned to device pixels: in between, each pixel would be a blend of four.
    if abs(pixels - scale) < 0.001 * scale {
      origin = Point(x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale)
    }
    let placement = Placement(origin: origin, scale: pixels)
    if let shown, shown.placement == placement { return shown.drawing }
    let drawing = image.drawing(at: origin, scale: pixels)
    shown = (placement, drawing)
    return drawing
  }
}

extension Snapshot {
  /// Returns the drawing, or for the cairo renderer a cheaper one of cached pixels.
  ///
  /// - Parameters:
  ///   - density: Cached pixels per device-independent pixel of the content.
  ///   - scale: Device pixels per device-independent pixel (``Widget/scaleFactor``).
  public func cached(_ drawing: Drawing, in pixels: MovingPixels, density: Double, scale: Double) -> Drawing {
    isForCairo ? pixels.drawing(of: drawing, density: density, scale: scale) : drawing
  }
}
