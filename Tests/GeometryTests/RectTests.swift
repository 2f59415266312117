import Geometry
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 60, height: 40)

  @Test func columnsAndRowsFillTheRectangle() {
    #expect(
      rect.columns(2) == [Rect(x: 10, y: 20, width: 30, height: 40), Rect(x: 40, y: 20, width: 30, height: 40)])
    #expect(rect.rows(2) == [Rect(x: 10, y: 20, width: 60, height: 20), Rect(x: 10, y: 40, width: 60, height: 20)])
    #expect(rect.columns(0) == [] && rect.rows(-1) == [])
  }

  @Test func theyBeginAtWholePixels() {
    let odd = Rect(x: 0, y: 0, width: 100.5, height: 5)
    #expect(odd.columns(3).map(\.minX) == [0, 34, 67] && odd.columns(3).last?.maxX == 100.5)
    #expect(odd.rows(2).map(\.size.height) == [3, 2])
  }
}
