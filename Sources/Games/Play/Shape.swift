/// A shape that games draw without a font; shapes can be told apart without color.
package enum Shape: CaseIterable, Sendable {
  /// A disk.
  case circle
  /// A circle with a hole.
  case ring
  /// A flat ellipse.
  case oval
  /// The upper half of a disk.
  case semicircle
  /// A crescent moon in its first quarter.
  case crescent
  /// A triangle pointing up.
  case triangle
  /// A square.
  case square
  /// A square on its corner.
  case diamond
  /// A rectangle, wider than high.
  case rectangle
  /// A slanted rectangle.
  case parallelogram
  /// A trapezoid, narrower at the top.
  case trapezoid
  /// A pentagon.
  case pentagon
  /// A hexagon.
  case hexagon
  /// A gateway.
  case arch
  /// A star with four points.
  case spark
  /// A star with five points.
  case star
  /// A star with six points.
  case hexagram
  /// A star with many points.
  case sunburst
  /// A heart, as on playing cards.
  case heart
  /// A drop of water.
  case drop
  /// A plus sign.
  case plus
  /// An X of two diagonal bars.
  case saltire
  /// An arrow to the right.
  case arrow
  /// An arrow up and down.
  case doubleArrow
  /// A lightning bolt.
  case lightning
  /// Two triangles, point to point.
  case hourglass
  /// An angle pointing up.
  case chevron
  /// Three steps.
  case stairs
  /// A flower with five round petals.
  case flower
  /// A spiral with two and a half turns.
  case spiral
  /// Two wavy lines.
  case wave
  /// A checkerboard of three by three fields.
  case checkers

  /// The localized name.
  package var name: String {
    switch self {
    case .circle: trc("memory card", "circle")
    case .ring: trc("memory card", "ring")
    case .oval: trc("memory card", "oval")
    case .semicircle: trc("memory card", "semicircle")
    case .crescent: trc("memory card", "crescent")
    case .triangle: trc("memory card", "triangle")
    case .square: trc("memory card", "square")
    case .diamond: trc("memory card", "diamond")
    case .rectangle: trc("memory card", "rectangle")
    case .parallelogram: trc("memory card", "parallelogram")
    case .trapezoid: trc("memory card", "trapezoid")
    case .pentagon: trc("memory card", "pentagon")
    case .hexagon: trc("memory card", "hexagon")
    case .arch: trc("memory card", "arch")
    case .spark: trc("memory card", "four-pointed star")
    case .star: trc("memory card", "star")
    case .hexagram: trc("memory card", "six-pointed star")
    case .sunburst: trc("memory card", "sunburst")
    case .heart: trc("memory card", "heart")
    case .drop: trc("memory card", "drop")
    case .plus: trc("memory card", "plus sign")
    case .saltire: trc("memory card", "letter X")
    case .arrow: trc("memory card", "arrow")
    case .doubleArrow: trc("memory card", "double arrow")
    case .lightning: trc("memory card", "lightning bolt")
    case .hourglass: trc("memory card", "hourglass")
    case .chevron: trc("memory card", "chevron")
    case .stairs: trc("memory card", "stairs")
    case .flower: trc("memory card", "flower")
    case .spiral: trc("memory card", "spiral")
    case .wave: trc("memory card", "wave")
    case .checkers: trc("memory card", "checkerboard")
    }
  }
}
