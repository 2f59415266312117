import Glibc
import Testing

@testable import Games

@Suite struct SquareRingsTests {
  @Test(arguments: [(800.0, 600.0), (360, 640), (300, 300)])
  func theSquaresOfARingDoNotOverlap(width: Double, height: Double) {
    let board = MoveMeGeometry(width: width, height: height, side: 80)
    for count in 1...300 {
      let rings = SquareRings(around: count, in: board, smallest: 0.6)
      #expect(rings.rings.reduce(0) { $0 + $1.count } == count)
      for ring in rings.rings where ring.count > 1 {
        // The centers of neighbors are a diagonal apart.
        let distance = 2 * ring.radius * sin(.pi / Double(ring.count))
        #expect(distance >= rings.side * 2.0.squareRoot() - 1e-6, "\(count) squares, \(ring)")
      }
    }
  }
}
