import CGtk
import DragAndDrop

nonisolated extension Int32 {
  /// An extent in whole pixels, as GTK and cairo take it: none of what is no number or below 0.
  init(pixels: Double) { self = Swift.min(Swift.max(Int32(clamping: pixels.rounded()), 0), 16_777_216) }

  /// A length in Pango's units, of which a device-independent pixel has 1024 (`PANGO_SCALE`).
  ///
  /// - Parameter length: In device-independent pixels. For one that Pango cannot hold, and for NaN, it is -1: no limit.
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
}

nonisolated extension Color {
  var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }

  init(_ rgba: GdkRGBA) {
    self.init(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), alpha: Double(rgba.alpha))
  }
}
