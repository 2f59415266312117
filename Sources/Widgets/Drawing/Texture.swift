import CGtk
import Geometry

/// An immutable image for GTK's renderers.
///
/// Wraps `GdkTexture`.
@MainActor public final class Texture {
  /// The reference that this wrapper owns, for GTK's functions.
  public let ref: GObjectRef

  /// The width in pixels.
  ///
  /// Wraps `gdk_texture_get_width`.
  public var pixelWidth: Int { Int(clamping: gdk_texture_get_width(ref.opaque)) }
  /// The height in pixels.
  ///
  /// Wraps `gdk_texture_get_height`.
  public var pixelHeight: Int { Int(clamping: gdk_texture_get_height(ref.opaque)) }

  /// The pixels for cairo, created on demand.
  private var image: PixelImage?
  /// The pixels per device-independent pixel at the size that it was drawn in; nil if it was not drawn here.
  private var density: Double?

  /// Wraps an existing `GdkTexture`; an object of another type is a fatal error.
  public init(_ ref: GObjectRef) {
    InstanceType.require(ref.pointer, isA: gdk_texture_get_type(), "GdkTexture")
    self.ref = ref
  }

  /// Draws into a new texture.
  ///
  /// - Parameters:
  ///   - size: In device-independent pixels. Sides are at least 1 pixel; if a side would exceed ``largestSide`` pixels,
  ///     the texture is drawn at a lower scale.
  ///   - scale: Device pixels per device-independent pixel (`gtk_widget_get_scale_factor`).
  ///   - draw: Draws in device-independent pixels from the origin.
  public convenience init(size: Size, scale: Double, draw: (Snapshot) -> Void) {
    let density = Double.minimum(scale, Double(Texture.largestSide) / max(1, size.width, size.height))
    let image = PixelImage(width: Texture.side(size.width * density), height: Texture.side(size.height * density))
    image.paint { context in
      // The unrounded scale, even if the size was rounded up: cairo caches the glyphs of each scale and never frees
      // them.
      cairo_scale(context, density, density)
      if let drawing = Drawing(isForCairo: true, draw) { Drawing.draw(drawing.node, on: context) }
    }
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(image.makeTexture())))
    (self.image, self.density) = (image, density)
  }

  /// Creates a texture that shares pixels in cairo's format (`CAIRO_FORMAT_ARGB32`), which must not change.
  ///
  /// - Parameters:
  ///   - bytes: A `GBytes` with `height` rows; the texture takes its own reference.
  ///   - stride: The distance between rows in bytes; a multiple of four.
  ///
  /// Wraps `gdk_memory_texture_new`.
  public convenience init(sharing bytes: OpaquePointer, width: Int, height: Int, stride: Int) {
    let texture = gdk_memory_texture_new(
      Int32(clamping: width), Int32(clamping: height), cgtk_memory_format_default(), bytes, gsize(clamping: stride))!
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(texture)))
    image = PixelImage(
      sharing: bytes, width: Int32(clamping: width), height: Int32(clamping: height), stride: Int32(clamping: stride))
  }

  /// Returns a fill of a rectangle with the whole texture, for the cairo renderer.
  ///
  /// GTK's texture node copies all pixels in each frame that cairo draws, even outside the damaged area.
  func fill(of rect: Rect) -> ImageFill {
    let image = image ?? PixelImage(of: self)
    self.image = image
    let (across, down) = scales(in: rect.size)
    let corner = Point(x: (rect.minX * across).rounded() / across, y: (rect.minY * down).rounded() / down)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, across, down)
    cairo_matrix_translate(&matrix, -corner.x, -corner.y)
    return ImageFill(extent(in: rect), with: image, matrix: matrix)
  }

  /// Returns the area of all pixels if the texture fills `rect`: up to a pixel larger, if a side was rounded up.
  func extent(in rect: Rect) -> Rect {
    guard density != nil else { return rect }
    let (across, down) = scales(in: rect.size)
    return Rect(origin: rect.origin, size: Size(width: Double(pixelWidth) / across, height: Double(pixelHeight) / down))
  }

  /// Pixels per device-independent pixel.
  private func scales(in size: Size) -> (across: Double, down: Double) {
    (scale(pixelWidth, size.width), scale(pixelHeight, size.height))
  }

  /// Returns the scale that it was drawn with, or a whole number, if `side` was rounded up to whole pixels.
  ///
  /// Each pixel then covers one device pixel instead of being a blend of four.
  private func scale(_ pixels: Int, _ side: Double) -> Double {
    let scale = Double(pixels) / side
    let exact = density ?? scale.rounded()
    return abs(exact * side - Double(pixels)) < 1 ? exact : scale
  }

  /// The longest side of a drawn texture in pixels; GPUs support this size (`GL_MAX_TEXTURE_SIZE`).
  nonisolated public static let largestSide = 16_384

  private static func side(_ pixels: Double) -> Int32 {
    Int32(clamping: min(max(Int(clamping: pixels.rounded(.up)), 1), largestSide))
  }
}
