import Geometry
import Testing
import Widgets

@testable import DragDropApp

@Suite struct ColorMatchLayoutTests {
  static let counts = [3, 6, 9]
  static let sizes = [180, 250, 328, 390, 780, 1200, 3800].flatMap { width in
    [250, 400, 560, 700, 1400, 2000].map { Size(width: width, height: $0) }
  }
  static let extremeSides: [Double] = [0, 43, .nan, .infinity]
  /// Low boards, on which the target is beside the squares and nearly as high as the board.
  static let lowSizes = [465, 520, 580, 620, 670, 720].map { Size(width: $0, height: 217) }

  @Test func aPhoneHasTheSpecifiedLengths() {
    let layout = ColorMatchLayout(size: Size(width: 390, height: 560), colorCount: 3)
    #expect(layout.scale == 1)
    #expect(layout.slots.map(\.size.width) == [98, 98, 98], "w / 4, in whole pixels")
    #expect(abs(layout.slots[1].minX - layout.slots[0].minX - (97.5 + 19.5)) <= 1, "a gap of 0.05 w")
    #expect(layout.target.size == Size(width: 156, height: 156), "0.4 w")
  }

  @Test func theBoardGrowsWithTheWindow() {
    #expect(ColorMatchLayout(size: Size(width: 585, height: 2000), colorCount: 3).scale == 1.5)
    #expect(ColorMatchLayout(size: Size(width: 3800, height: 2000), colorCount: 3).scale > 6)
  }

  @Test(arguments: counts) func aWideWindowHasTheTargetBesideTheSquares(count: Int) {
    for size in [Size(width: 1200, height: 470), Size(width: 1920, height: 900)] {
      let layout = ColorMatchLayout(size: size, colorCount: count)
      let frames = layout.slots + [layout.target]
      let (left, right) = (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
      let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
      #expect(layout.slots.allSatisfy { $0.maxX < layout.target.minX })
      #expect((right - left) * (bottom - top) > size.width * size.height / 2, "less than half is empty")
      let mirrored = ColorMatchLayout(size: size, colorCount: count, isRightToLeft: true)
      #expect(mirrored.slots.allSatisfy { $0.minX > mirrored.target.maxX })
    }
  }

  @Test(arguments: counts) func itemsAreInsideDoNotOverlapAndAreCentered(count: Int) {
    for (size, isRightToLeft) in (Self.sizes + Self.lowSizes).flatMap({ [($0, false), ($0, true)] }) {
      let layout = ColorMatchLayout(size: size, colorCount: count, isRightToLeft: isRightToLeft)
      let frames = layout.slots + [layout.target]
      let board = Rect(origin: .zero, size: size)
      for (index, frame) in (frames + [layout.speaker]).enumerated() {
        #expect(frame.overlap(with: board) == frame.size.width * frame.size.height, "\(frame) inside \(size)")
        for other in frames[..<min(index, frames.count)] {
          #expect(frame.overlap(with: other) == 0, "\(frame), \(other), \(size)")
        }
      }
      let (left, right) = (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
      #expect(abs(left + right - size.width) <= 2, "centered in \(size)")
      let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
      #expect(top >= 0 && bottom <= size.height)
    }
  }

  @Test func theButtonIsBesideTheTargetOfAPhone() {
    let size = Size(width: 390, height: 560)
    let target = ColorMatchLayout(size: size, colorCount: 3).target
    #expect(
      ColorMatchLayout(size: size, colorCount: 3).speaker
        == Rect(x: target.maxX + 6, y: target.center.y - 22, width: 44, height: 44))
    #expect(ColorMatchLayout(size: size, colorCount: 3, isRightToLeft: true).speaker.maxX == target.minX - 6)
  }

  @Test(arguments: extremeSides) func aBoardOfAnySizeHasALayout(side: Double) {
    #expect(ColorMatchLayout(size: Size(width: side, height: side), colorCount: 9).slots.count == 9)
  }

  @Test func fromRightToLeftTheRowIsMirrored() {
    let size = Size(width: 390, height: 560)
    let (plain, mirrored) = (
      ColorMatchLayout(size: size, colorCount: 6), ColorMatchLayout(size: size, colorCount: 6, isRightToLeft: true)
    )
    #expect(mirrored.slots[0] == plain.slots[2] && mirrored.slots[1] == plain.slots[1])
    #expect(mirrored.slots[3] == plain.slots[5])
    #expect(mirrored.target == plain.target)
  }
}
