import Games
import Geometry
import Testing
import Widgets

@testable import DragDropApp

@Suite struct MoveMeLayoutTests {
  let state = MoveMeState(level: .three, seed: 0)

  @Test func aPhoneHasTheSpecifiedLengths() {
    let layout = MoveMeLayout(size: Size(width: 390, height: 600))
    #expect(layout.geometry.side == 100)
    for (index, square) in state.squares.enumerated() {
      let frame = layout.geometry.frame(of: square.position)
      #expect(frame.size == Size(width: 100, height: 100))
      #expect(frame.center.distance(to: Point(x: 195, y: 600 * Double(index + 1) / 4)) < 0.02)
    }
  }

  @Test func squaresGrowWithTheBoard() {
    #expect(MoveMeLayout(size: Size(width: 585, height: 2000)).geometry.side == 150)
    #expect(MoveMeLayout(size: Size(width: 3800, height: 2200)).geometry.side == 500)
  }

  @Test func threeSquaresAreInsideAndDoNotOverlap() {
    for width in stride(from: 200.0, through: 3800, by: 90) {
      for height in stride(from: 200.0, through: 2100, by: 95) {
        let layout = MoveMeLayout(size: Size(width: width, height: height))
        let frames = state.squares.map { layout.geometry.frame(of: $0.position) }
        let board = Rect(x: 0, y: 0, width: width, height: height)
        #expect(frames.allSatisfy { $0.overlap(with: board) >= $0.size.width * $0.size.height - 0.01 })
        #expect(frames.allSatisfy { $0.minX == $0.minX.rounded() && $0.minY == $0.minY.rounded() }, "whole pixels")
        #expect(frames[0].overlap(with: frames[1]) == 0 && frames[1].overlap(with: frames[2]) == 0)
      }
    }
  }
}
