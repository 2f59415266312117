/// The shapes that games draw without a font; each is told from all others without its color.
public enum Shape: CaseIterable, Sendable {
  /// A disk.
  case circle
  /// A circle with a hole.
  case ring
  /// A flat ellipse.
  case oval
  /// The upper half of a disk.
  case semicircle
  /// The moon in its first quarter.
  case crescent
  /// With its point upward.
  case triangle
  /// Four equal sides.
  case square
  /// A square on its corner.
  case diamond
  /// Wider than high.
  case rectangle
  /// A rectangle that leans.
  case parallelogram
  /// Narrower at the top.
  case trapezoid
  /// Five equal sides.
  case pentagon
  /// Six equal sides.
  case hexagon
  /// A gateway.
  case arch
  /// Four points.
  case spark
  /// Five points.
  case star
  /// Six points.
  case hexagram
  /// Many points.
  case sunburst
  /// As on playing cards.
  case heart
  /// Of water.
  case drop
  /// Two bars, upright.
  case plus
  /// Two bars, crossed aslant.
  case saltire
  /// To the right.
  case arrow
  /// Up and down.
  case doubleArrow
  /// A flash.
  case lightning
  /// Two triangles, point to point.
  case hourglass
  /// An angle that points upward.
  case chevron
  /// Three steps.
  case stairs
  /// Five round petals.
  case flower
  /// Two turns and a half.
  case spiral
  /// Two wavy lines.
  case wave
  /// Three by three fields.
  case checkers

  /// What it is called.
  public var name: String {
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
