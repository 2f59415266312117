import Testing

@testable import Pictures

/// Sizes and parts of pictures, in whole pixels.
@Suite struct PixelGeometryTests {
  @Test(arguments: [(34, 18, 4, 4), (7, 5, 3, 2), (3000, 3000, 32, 32)])
  func tilesCoverThePictureOnce(width: Int, height: Int, columns: Int, rows: Int) {
    let tiles = PixelSize(width: width, height: height).tiles(columns: columns, rows: rows)
    #expect(tiles.count == columns * rows)
    #expect(tiles.reduce(0) { $0 + $1.size.width * $1.size.height } == width * height)
    let (widths, heights) = (Set(tiles.map(\.size.width)), Set(tiles.map(\.size.height)))
    #expect(widths.isSubset(of: [width / columns, width / columns + 1]))
    #expect(heights.isSubset(of: [height / rows, height / rows + 1]))
  }

  @Test func aPartOfAnotherShapeIsCentered() {
    let size = PixelSize(width: 31, height: 20)
    #expect(size.middleSquare == PixelRect(x: 5, y: 0, width: 20, height: 20))
    #expect(size.middle(shapedAs: size) == PixelRect(x: 0, y: 0, width: 31, height: 20))
    #expect(size.middle(shapedAs: PixelSize(width: 300, height: 150)) == PixelRect(x: 0, y: 2, width: 31, height: 15))
    #expect(size.middle(shapedAs: PixelSize(width: 1, height: 90)) == PixelRect(x: 15, y: 0, width: 1, height: 20))
  }

  @Test func aThinPictureKeepsOnePixel() {
    #expect(PixelSize(width: 1000, height: 1).fitted(in: 10) == PixelSize(width: 10, height: 1))
    #expect(PixelSize(width: 3, height: 2).fitted(in: 10) == PixelSize(width: 3, height: 2))
  }

  @Test func aPartIsClampedToThePictureAndHasAPixel() {
    let size = PixelSize(width: 32, height: 16)
    let part = PixelRect(x: 16, y: -5, width: 100, height: 13).clamped(to: size)
    #expect(part == PixelRect(x: 16, y: 0, width: 16, height: 8))
    let outside = PixelRect(x: 99, y: 99, width: 5, height: 0).clamped(to: size)
    #expect(outside == PixelRect(x: 31, y: 15, width: 1, height: 1))
  }
}
