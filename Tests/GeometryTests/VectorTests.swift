import Geometry
import Testing

@Suite struct VectorTests {
  @Test func vectorsAreAddedAndScaled() {
    let (one, other) = (Point(x: 3, y: 5), Point(x: 1, y: 2))
    #expect(one + other == Point(x: 4, y: 7) && one - other == Point(x: 2, y: 3))
    #expect(one * 2 == Point(x: 6, y: 10) && Size(width: 3, height: 5) * 2 == Size(width: 6, height: 10))
    #expect(Point.zero == Point(x: 0, y: 0) && Size.zero == Size(width: 0, height: 0))
  }

  @Test func theDistanceIsEuclidean() {
    #expect(Point(x: 1, y: 2).distance(to: Point(x: 4, y: 6)) == 5)
    #expect(Point(x: 4, y: 6).distance(to: Point(x: 1, y: 2)) == 5)
  }

  @Test func aColorIsOpaqueUnlessItsOpacityIsGiven() {
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3) == Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(Color.black == Color(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(Color.white == Color(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(Color.black.opacity(0.25) == Color(red: 0, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func colorsAreMixedByAShareOfTheOther() {
    let mixed = Color(red: 0, green: 0.5, blue: 1, alpha: 0).mixed(
      with: Color(red: 1, green: 0.5, blue: 0.5, alpha: 1), by: 0.25)
    #expect(mixed == Color(red: 0.25, green: 0.5, blue: 0.875, alpha: 0.25))
  }
}
