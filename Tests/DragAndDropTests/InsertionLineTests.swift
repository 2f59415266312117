import Geometry
import Testing

@testable import DragAndDrop

@Suite struct InsertionLineTests {
  private let area = Rect(x: 10, y: 20, width: 100, height: 300)

  @Test func theLineOfAColumnIsBetweenTwoItems() {
    let list = StackLayout(area, length: 40, spacing: 8)
    let frames = list.frames(of: [nil, nil])
    #expect(list.insertionLine(after: frames[0], before: frames[1]) == Rect(x: 10, y: 62, width: 100, height: 4))
    #expect(list.insertionLine(after: nil, before: frames[0]) == Rect(x: 10, y: 16, width: 100, height: 4))
    #expect(list.insertionLine(after: frames[1], before: nil) == Rect(x: 10, y: 108, width: 100, height: 4))
    #expect(list.insertionLine(after: nil, before: nil) == Rect(x: 10, y: 20, width: 100, height: 4))
  }

  @Test func theLineOfARowIsVerticalInBothDirections() {
    let right = StackLayout(area, direction: .right, length: 40, spacing: 10)
    let frames = right.frames(of: [nil, nil])
    #expect(right.insertionLine(after: frames[0], before: frames[1]) == Rect(x: 53, y: 20, width: 4, height: 300))
    let left = StackLayout(area, direction: .left, length: 40, spacing: 10)
    let mirrored = left.frames(of: [nil, nil])
    #expect(left.insertionLine(after: mirrored[0], before: mirrored[1]) == Rect(x: 63, y: 20, width: 4, height: 300))
    #expect(left.insertionLine(after: nil, before: mirrored[0]) == Rect(x: 110, y: 20, width: 4, height: 300))
    #expect(left.insertionLine(after: mirrored[1], before: nil) == Rect(x: 16, y: 20, width: 4, height: 300))
  }

  @Test func betweenTwoRowsTheLineIsBeforeTheFirstItemOfTheLowerOne() {
    let grid = GridLayout(area, item: Size(width: 40, height: 40), spacing: 10)
    let frames = grid.frames(of: [nil, nil, nil])
    #expect(frames[2].minX == 10)
    #expect(grid.insertionLine(after: frames[1], before: frames[2]) == Rect(x: 6, y: 70, width: 4, height: 40))
    #expect(grid.insertionLine(after: frames[0], before: frames[1]) == Rect(x: 53, y: 20, width: 4, height: 40))
  }

  @Test func aLineBetweenItemsThatAreNotBesideEachOtherIsBeforeTheSecondOne() {
    let list = StackLayout(area, length: 40)
    let start = Rect(x: 100, y: 100, width: 40, height: 40)
    for x in [0.0, 60, 140, 200] {
      let column = Rect(x: x, y: 180, width: 40, height: 40)
      #expect(list.insertionLine(after: start, before: column) == Rect(x: x, y: 176, width: 40, height: 4))
    }
    let row = StackLayout(area, direction: .right, length: 40)
    for y in [0.0, 60, 140, 200] {
      let other = Rect(x: 180, y: y, width: 40, height: 40)
      #expect(row.insertionLine(after: start, before: other) == Rect(x: 176, y: y, width: 4, height: 40))
    }
  }
}
