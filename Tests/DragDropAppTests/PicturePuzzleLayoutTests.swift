import Geometry
import Testing
import Widgets

@testable import DragDropApp

@Suite struct PicturePuzzleLayoutTests {
  static let sizes = [180, 360, 560, 781, 1200, 3800].flatMap { width in
    [200, 420, 700, 1400].map { Size(width: width, height: $0) }
  }

  @Test func aSquareFillsAPhoneAndGrowsWithTheWindow() {
    #expect(
      PicturePuzzleLayout(size: Size(width: 390, height: 690), count: 2).area
        == Rect(x: 12, y: 162, width: 366, height: 366))
    #expect(PicturePuzzleLayout(size: Size(width: 3800, height: 2000), count: 2).area.size.width == 1976)
  }

  @Test(arguments: [Size(width: 1200, height: 570), Size(width: 1920, height: 1030)])
  func aWideWindowHasRoomForTheWholePicture(size: Size) throws {
    let plain = PicturePuzzleLayout(size: size, count: 4)
    #expect(plain.picture == nil, "the preference is off")
    let layout = PicturePuzzleLayout(size: size, count: 4, showsPicture: true)
    let picture = try #require(layout.picture)
    #expect(layout.area.size == plain.area.size, "the tiles keep their size")
    #expect(picture.minX > layout.area.maxX && picture.maxX <= size.width - 12)
    #expect(abs(layout.area.minX + picture.maxX - size.width) <= 2, "they are centered together")
    let mirrored = PicturePuzzleLayout(size: size, count: 4, showsPicture: true, isRightToLeft: true)
    #expect(try #require(mirrored.picture).maxX < mirrored.area.minX)
  }

  @Test(arguments: [Size(width: 390, height: 690), Size(width: 560, height: 730), Size(width: 360, height: 500)])
  func aNarrowWindowDoesNotShowTheWholePicture(size: Size) {
    #expect(
      PicturePuzzleLayout(size: size, count: 4, showsPicture: true) == PicturePuzzleLayout(size: size, count: 4))
  }

  @Test(arguments: [1, 1.5, 0.5, 3]) func aPictureKeepsItsShape(aspect: Double) {
    for size in Self.sizes {
      let area = PicturePuzzleLayout(size: size, count: 4, aspect: aspect).area
      // A pixel of each tile may be left out.
      #expect(abs(area.size.width - area.size.height * aspect) <= 4 * max(1, aspect), "\(area) in \(size)")
      #expect(area.overlap(with: Rect(origin: .zero, size: size)) == area.size.width * area.size.height)
    }
  }

  @Test(arguments: [2, 3, 7, 32]) func tilesFitTogetherWithoutGaps(count: Int) {
    for (index, size) in Self.sizes.enumerated() {
      let aspect = [1, 1.4, 0.7, 2, 0.4][index % 5]
      let layout = PicturePuzzleLayout(size: size, count: count, aspect: aspect)
      let frames = (0..<count * count).map(layout.frame)
      #expect(frames.allSatisfy { $0.size == frames[0].size && $0.size.width >= 1 && $0.size.height >= 1 })
      #expect(frames.allSatisfy { $0 == $0.wholePixels })
      for (index, frame) in frames.enumerated() {
        if index % count > 0 { #expect(frames[index - 1].maxX == frame.minX) }
        if index >= count { #expect(frames[index - count].maxY == frame.minY) }
      }
      #expect(frames[0].minX == layout.area.minX && frames[0].minY == layout.area.minY)
      #expect(frames[count * count - 1].maxX == layout.area.maxX && frames[count * count - 1].maxY == layout.area.maxY)
    }
  }
}
