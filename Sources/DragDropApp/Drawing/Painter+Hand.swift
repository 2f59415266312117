import Geometry
import Glibc
import Widgets

extension Painter {
  /// Paints a hand with a pointing finger.
  ///
  /// - Parameters:
  ///   - tip: The tip of the finger.
  ///   - unit: The length of a unit of the drawing, in device-independent pixels; the hand is about 42 units long.
  ///   - direction: The unit vector from the tip of the finger to the hand.
  func paintHand(pointingAt tip: Point, unit: Double, direction: Point = Point(x: 0, y: 1)) {
    let aside = Point(x: direction.y, y: -direction.x)
    func at(_ x: Double, _ y: Double) -> Point { tip + (aside * x + direction * y) * unit }
    let fingers = [
      (at(0, 4), at(0, 26)), (at(7.5, 17), at(7.5, 28)), (at(14.5, 18), at(14, 28)), (at(21, 21), at(20, 30)),
      (at(-10, 21), at(-2, 30)),
    ]
    for (color, width) in [(Color.black, 10.0), (.white, 6.5)] {
      for (top, root) in fingers {
        lines([top, root])
        stroke(color, width: width * unit)
      }
      polygon([at(-1, 26), at(20.5, 28), at(18, 38), at(3, 38)])
      fill(color, keepingPath: true)
      stroke(color, width: (width - 2) * unit)
    }
    for x in [4.0, 11, 17.5] {
      lines([at(x, 21), at(x - 0.3, 28)])
      stroke(.black, width: 1.2 * unit)
    }
  }

  /// Paints rays around the tip of a finger that presses.
  ///
  /// - Parameters:
  ///   - point: The tip of the finger.
  ///   - unit: The length of a unit of the drawing, in device-independent pixels; the rays end 11 units from the tip.
  ///   - direction: The unit vector from the tip to the hand; the rays are on the other side.
  ///   - halo: The color around the rays, which sets them off from what is below.
  func paintRays(
    at point: Point, unit: Double, direction: Point = Point(x: 0, y: 1), color: Color, halo: Color
  ) {
    let aside = Point(x: direction.y, y: -direction.x)
    for (color, width) in [(halo, 5.5), (color, 2.5)] {
      for step in 0...4 {
        let angle = -.pi * (0.1 + 0.2 * Double(step))
        let ray = (aside * cos(angle) + direction * sin(angle)) * unit
        lines([point + ray * 6, point + ray * 11])
        stroke(color, width: width * unit)
      }
    }
  }
}
