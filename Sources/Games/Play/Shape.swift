/// A shape that games draw without a font; shapes can be told apart without color.
package enum Shape: String, CaseIterable, Sendable {
  case circle, ring, oval, semicircle, crescent, triangle, square, diamond
  case rectangle, parallelogram, trapezoid, pentagon, hexagon, arch, spark, star
  case hexagram, sunburst, heart, drop, plus, saltire, arrow, doubleArrow
  case lightning, hourglass, chevron, stairs, flower, spiral, wave, checkers
}
