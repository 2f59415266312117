import FoundationEssentials
import Geometry
import Glibc
import Testing

@testable import Games

@Suite struct MatchColorTests {
  @Test func theFirstThreeColorsAreThoseOfTheOriginal() {
    #expect(MatchColor.red.rgb == Color(red: 0.95, green: 0.35, blue: 0.35))
    #expect(MatchColor.yellow.rgb == Color(red: 1, green: 0.85, blue: 0.3))
    #expect(MatchColor.green.rgb == Color(red: 0.3, green: 0.8, blue: 0.5))
  }

  @Test func everyColorHasItsOwnShape() {
    let shapes: Set<Shape> = [.circle, .star, .triangle, .square, .diamond, .heart, .flower, .hexagon, .drop]
    #expect(Set(MatchColor.allCases.map(\.shape)) == shapes)
  }

  /// The smallest distances for each kind of color vision, in Oklab, in which 0.02 is just noticeable.
  @Test(arguments: [(Sight.usual, 0.14), (.protanopia, 0.065), (.deuteranopia, 0.065), (.tritanopia, 0.065)])
  func anyTwoColorsDifferForEveryColorVision(sight: Sight, distance: Double) {
    let colors = MatchColor.allCases
    for (index, color) in colors.enumerated() {
      for other in colors[..<index] {
        #expect(sight.distance(color.rgb, other.rgb) > distance, "\(color), \(other)")
      }
    }
  }
}

/// A kind of color vision.
///
/// The matrices are those of Gustavo M. Machado, Manuel M. Oliveira and Leandro A. F. Fernandes, 'A Physiologically-based
/// Model for Simulation of Color Vision Deficiency', 2009, for full severity; Oklab is Björn Ottosson's, 2020.
enum Sight: Sendable {
  case usual, protanopia, deuteranopia, tritanopia

  private var matrix: [[Double]] {
    switch self {
    case .usual:
      [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  func distance(_ one: Color, _ other: Color) -> Double {
    zip(oklab(one), oklab(other)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func oklab(_ color: Color) -> [Double] {
    let linear = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    let seen = product(matrix, linear).map { min(1, max(0, $0)) }
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], seen)
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map { cbrt($0) })
  }

  private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
  }
}
