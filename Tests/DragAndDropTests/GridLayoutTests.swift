import DragAndDrop
import Geometry
import Testing

@Suite struct GridLayoutTests {
  @Test(arguments: [-1e300, -1, 0, 1e300, .nan, .infinity, -.infinity]) func aGridHasAColumn(width: Double) {
    for item in [Size(width: 10, height: 10), Size(width: width, height: 10), Size(width: 5e-324, height: 1)] {
      let grid = GridLayout(Rect(x: 0, y: 0, width: width, height: 100), item: item)
      #expect((1...1_000_000).contains(grid.columns))
      _ = (grid.frame(of: 7), grid.frames(of: [nil, item]))
    }
  }
}
