/// A shape that games draw without a font; shapes can be told apart without color.
package enum Shape: CaseIterable, Sendable {
  case circle
  case ring
  case oval
  case semicircle
  case crescent
  case triangle
  case square
  case diamond
  case rectangle
  case parallelogram
  case trapezoid
  case pentagon
  case hexagon
  case arch
  case spark
  case star
  case hexagram
  case sunburst
  case heart
  case drop
  case plus
  case saltire
  case arrow
  case doubleArrow
  case lightning
  case hourglass
  case chevron
  case stairs
  case flower
  case spiral
  case wave
  case checkers

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
