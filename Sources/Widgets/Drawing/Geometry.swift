import CGtk
import Geometry

nonisolated extension Int32 {
  /// Rounds a length to the whole pixels that GTK and cairo accept; NaN and negative lengths become 0.
  init(pixels: Double) { self = Swift.min(Swift.max(Int32(clamping: pixels.rounded()), 0), 16_777_216) }

  /// Converts device-independent pixels to Pango units (`PANGO_SCALE`); -1, no limit, for NaN and what does not fit.
  init(pangoUnits length: Double) {
    let units = length * Double(PANGO_SCALE)
    self = units < Double(Int32.max) ? Swift.max(Int32(clamping: units), 0) : -1
  }
}

nonisolated extension Rect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(size.width), height: Float(size.height)))
  }

  var gdk: GdkRectangle {
    func position(_ value: Double) -> Int32 { Int32(clamping: min(max(value.rounded(), -16_777_216), 16_777_216)) }
    return GdkRectangle(
      x: position(minX), y: position(minY), width: Int32(pixels: size.width), height: Int32(pixels: size.height))
  }
}

nonisolated extension Color {
  var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }

  init(_ rgba: GdkRGBA) {
    self.init(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
  }
}
