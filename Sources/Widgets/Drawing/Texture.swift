import CGtk
import DragAndDrop

/// A picture that the graphics card keeps; immutable.
///
/// Wraps `GdkTexture`.
@MainActor public final class Texture {
  /// The reference that this wrapper holds, for GTK's own functions.
  public let ref: GObjectRef

  /// The width in pixels.
  ///
  /// Wraps `gdk_texture_get_width`.
  public var pixelWidth: Int { Int(clamping: gdk_texture_get_width(ref.opaque)) }
  /// The height in pixels.
  ///
  /// Wraps `gdk_texture_get_height`.
  public var pixelHeight: Int { Int(clamping: gdk_texture_get_height(ref.opaque)) }

  /// Its pixels for cairo, once they are wanted.
  private var image: PixelImage?
  /// How many pixels go to a device-independent one where it is shown in the size that it was drawn in.
  private var density: Double?

  /// Wraps any `GdkTexture`; another object ends the program.
  public init(_ ref: GObjectRef) {
    InstanceType.require(ref.pointer, isA: gdk_texture_get_type(), "GdkTexture")
    self.ref = ref
  }

  /// Draws once into a texture, so that showing it again costs nothing.
  ///
  /// - Parameters:
  ///   - size: The size in device-independent pixels. At least one pixel is made, and no side of more than
  ///     ``largestSide``: what is larger is drawn smaller.
  ///   - scale: Device pixels per device-independent pixel (`gtk_widget_get_scale_factor`).
  ///   - draw: Draws in device-independent pixels from the origin.
  public convenience init(size: Size, scale: Double, draw: (Snapshot) -> Void) {
    let density = Double.minimum(scale, Double(Texture.largestSide) / max(1, size.width, size.height))
    let image = PixelImage(width: Texture.side(size.width * density), height: Texture.side(size.height * density))
    image.paint { context in
      // Exactly so, also where a fraction was rounded up: cairo keeps the glyphs of each scale for good.
      cairo_scale(context, density, density)
      if let drawing = Drawing(isForCairo: true, draw) { Drawing.draw(drawing.node, on: context) }
    }
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(image.makeTexture())))
    (self.image, self.density) = (image, density)
  }

  /// Shows pixels in cairo's format (`CAIRO_FORMAT_ARGB32`), whose memory it shares and which must not change.
  ///
  /// - Parameters:
  ///   - bytes: A `GBytes` with `height` rows, of which it takes a reference of its own.
  ///   - stride: From one row to the next, in bytes; a multiple of four.
  ///
  /// Wraps `gdk_memory_texture_new`.
  public convenience init(sharing bytes: OpaquePointer, width: Int, height: Int, stride: Int) {
    let texture = gdk_memory_texture_new(
      Int32(clamping: width), Int32(clamping: height), cgtk_memory_format_default(), bytes, gsize(clamping: stride))!
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(texture)))
    image = PixelImage(
      sharing: bytes, width: Int32(clamping: width), height: Int32(clamping: height), stride: Int32(clamping: stride))
  }

  /// What fills a rectangle with the texture in its whole extent, where cairo draws.
  ///
  /// GTK's own node for a texture copies all of its pixels for each frame that cairo draws, even of one that is not to be
  /// painted again.
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

  /// What all of its pixels cover where it is to fill `rect`: some part of a pixel more where a fraction was rounded up.
  func extent(in rect: Rect) -> Rect {
    guard density != nil else { return rect }
    let (across, down) = scales(in: rect.size)
    return Rect(origin: rect.origin, size: Size(width: Double(pixelWidth) / across, height: Double(pixelHeight) / down))
  }

  /// How many pixels go to a device-independent one.
  private func scales(in size: Size) -> (across: Double, down: Double) {
    (scale(pixelWidth, size.width), scale(pixelHeight, size.height))
  }

  /// The scale that it was drawn with, or a whole number, along a side that was rounded up to whole pixels.
  ///
  /// Each pixel is shown as it is then, not mixed of four.
  private func scale(_ pixels: Int, _ side: Double) -> Double {
    let scale = Double(pixels) / side
    let exact = density ?? scale.rounded()
    return abs(exact * side - Double(pixels)) < 1 ? exact : scale
  }

  /// The longest side of a drawn texture in pixels, which is what graphics cards can hold (`GL_MAX_TEXTURE_SIZE`).
  nonisolated public static let largestSide = 16_384

  private static func side(_ pixels: Double) -> Int32 {
    Int32(clamping: min(max(Int(clamping: pixels.rounded(.up)), 1), largestSide))
  }
}
