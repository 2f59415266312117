import CGtk
import Geometry
import Widgets

extension Check {
  /// Pictures that are drawn once and shown many times.
  static let texture: [Check] = [
    Check("Texture: it has one pixel for each device pixel") {
      try expect(pixels(30, 20, scale: 1), is: [30, 20], "at scale 1")
      try expect(pixels(30, 20, scale: 2), is: [60, 40], "at scale 2")
      try expect(pixels(10.5, 10, scale: 1.25), is: [14, 13], "at a fraction, rounded up")
      try expect(pixels(0, 0, scale: 1), is: [1, 1], "of nothing")
    },

    Check("Texture: it has the drawn colors") {
      let (red, halfBlue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1, alpha: 0.5))
      let texture = Texture(size: Size(width: 20, height: 10), scale: 2) { snapshot in
        snapshot.fill(Rect(x: 0, y: 0, width: 10, height: 10), red)
        snapshot.fill(Rect(x: 10, y: 0, width: 5, height: 10), halfBlue)
      }
      let pixels = PicturePixels(of: texture)
      try expect(pixels[0, 0], is: 0xffff_0000, "red in the corner")
      try expect(pixels[19, 19], is: 0xffff_0000, "red to the middle")
      try expect(pixels[20, 0] >> 24, is: 0x80, "opacity of the half-transparent part")
      try expect(pixels[20, 0] & 0xffff_ff, is: 0x80, "its blue, premultiplied")
      try expect(pixels[30, 5], is: 0, "nothing where nothing was drawn")
    },

    Check("Texture: it is drawn at its scale, with a partial pixel at the edge") {
      let texture = Texture(size: Size(width: 75, height: 75), scale: 1.06) { snapshot in
        snapshot.fill(Rect(x: 0, y: 0, width: 75, height: 75), .black)
      }
      let pixels = PicturePixels(of: texture)
      try expect([texture.pixelWidth, texture.pixelHeight], is: [80, 80], "79.5, rounded up")
      try expect([pixels[0, 0], pixels[78, 78]], is: [0xff00_0000, 0xff00_0000], "whole pixels")
      try expect([pixels[79, 0], pixels[0, 79]], is: [0x8000_0000, 0x8000_0000], "half a pixel")
    },

    Check("Texture: a shadow is complete on each side, at any scale and corner radius") {
      let (shadow, margin) = (Shadow(color: .black, offset: Point(x: 0, y: 8), blur: 14), 30.0)
      for scale in [1, 1.06, 1.2, 2.12] {
        for radius in [0.0, 1, 12] {
          for side in stride(from: 50.0, through: 120, by: 1) {
            let rect = Rect(x: margin, y: margin, width: side, height: side)
            let texture = Texture(size: rect.inset(by: -margin).size, scale: scale) {
              $0.shadow(of: rect, radius: radius, shadow)
            }
            let pixels = PicturePixels(of: texture)
            @MainActor func depth(_ x: Double, _ y: Double) -> UInt32 { pixels[Int(x * scale), Int(y * scale)] >> 24 }
            let middle = margin + side / 2
            let sides = [
              depth(middle, margin + side + 3), depth(margin - 3, middle), depth(margin + side + 3, middle),
            ]
            try expect(sides.allSatisfy { $0 > 50 }, "below and beside \(side), \(radius), at \(scale): \(sides)")
          }
        }
      }
    },

    Check("Texture: one in an empty rectangle does not affect later drawing") {
      let blue = Color(red: 0, green: 0, blue: 1)
      let inner = Texture(size: Size(width: 8, height: 8), scale: 1) { $0.fill(Rect.zero, .black) }
      let texture = Texture(size: Size(width: 20, height: 10), scale: 1) { snapshot in
        snapshot.draw(inner, in: Rect(x: 5, y: 5, width: 0, height: 8))
        snapshot.fill(Rect(x: 0, y: 0, width: 20, height: 10), blue)
      }
      try expect(PicturePixels(of: texture)[10, 5], is: 0xff00_00ff, "the blue after it")
    },

    Check("Texture: it is freed with its last reference") {
      let baseline = LiveCount.references
      var texture: Texture? = Texture(size: Size(width: 8, height: 8), scale: 1) { $0.fill(Rect.zero, .black) }
      try expect(LiveCount.references, is: baseline + 1, "living references")
      texture = nil
      try expect(texture == nil && LiveCount.references == baseline, "it is freed")
    },
  ]

  /// How many pixels a texture of this size has.
  private static func pixels(_ width: Double, _ height: Double, scale: Double) -> [Int] {
    let texture = Texture(size: Size(width: width, height: height), scale: scale) { _ in }
    return [texture.pixelWidth, texture.pixelHeight]
  }
}
