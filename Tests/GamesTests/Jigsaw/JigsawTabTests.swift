import Geometry
import Testing

@testable import Games

@Suite struct JigsawTabTests {
  /// Players who share a code have the same pieces, so the points are those calculated apart from the program.
  @Test func theCurveFollowsFromTheShape() {
    let curve = JigsawTab(shift: 2, lean: -1, width: 3, height: 4).curve(length: 1.5, unit: 0.8)
    let points = [curve.start] + curve.curves.flatMap { [$0.control1, $0.control2, $0.end] }
    let expected: [(Double, Double)] = [
      (0, 0), (0.4412, 0.024), (0.746, -0.0231), (0.7116, -0.0514), (0.6352, -0.1142), (0.6812, -0.1904),
      (0.7644, -0.1904), (0.8476, -0.1904), (0.916, -0.1142), (0.8396, -0.0514), (0.8052, -0.0231), (1.0906, 0.024),
      (1.5, 0),
    ]
    #expect(points.count == expected.count)
    for (point, (x, y)) in zip(points, expected) { #expect(point.distance(to: Point(x: x, y: y)) < 1e-4, "\(x), \(y)") }
  }

  @Test func thePieceOfASeamHasItsTab() {
    let grid = JigsawGrid(.twentyFour, aspect: 1_500)
    let (cut, least) = (JigsawCut(grid, seed: 3), 0.15 * min(grid.cell.width, grid.cell.height))
    func bounds(_ index: Int) -> Rect { cut.outline(of: piece(index)).bounds }
    for index in 0..<grid.count {
      let cell = Rect(center: grid.center(of: index), size: grid.cell)
      if let seam = cut.rightSeam(of: index) {
        #expect((bounds(index).maxX > cell.maxX + least) == seam.isOfFirst)
        #expect((bounds(index + 1).minX < cell.maxX - least) != seam.isOfFirst)
      }
      if let seam = cut.lowerSeam(of: index) {
        #expect((bounds(index).maxY > cell.maxY + least) == seam.isOfFirst)
        #expect((bounds(index + grid.columns).minY < cell.maxY - least) != seam.isOfFirst)
      }
    }
  }
}
