import Games
import Geometry
import Testing

@testable import DragDropApp

@Suite struct SignPlacementTests {
  static let sizes = [328, 390, 560, 1200].flatMap { width in
    [420, 560, 700].map { Size(width: width, height: $0) }
  }
  /// A hand, and a key, for the smallest and the largest text.
  static let signs = [(44.0, 46.0, true), (104, 43, false)].flatMap { width, height, turns in
    [1.2, 1.9].map { (Size(width: width, height: height) * $0, turns) }
  }

  /// Expects that a sign covers neither the item, where it begins, nor the place, where it ends.
  private func expectFree(_ scene: LessonScene, in size: Size) {
    let bounds = Rect(origin: .zero, size: size)
    for (sign, turns) in Self.signs {
      let placement = SignPlacement(of: scene, sign: sign, turns: turns, in: bounds)
      let start = placement.frame(of: sign, turns: turns, beside: scene.item)
      let end = placement.frame(of: sign, turns: turns, beside: scene.place)
      #expect(start.overlap(with: scene.item) < 0.01 && end.overlap(with: scene.place) < 0.01)
      // In a low window with large text there is no free side, and the layer moves the sign over the item's edge.
      guard size.height > 500 else { continue }
      let area = sign.width * sign.height
      #expect(start.overlap(with: bounds) > area * 0.6, "\(scene) in \(size): \(placement.side)")
    }
  }

  @Test(arguments: sizes) func signsInColorMatchCoverNeitherItemNorPlace(size: Size) {
    for isRightToLeft in [false, true] {
      let layout = ColorMatchLayout(size: size, colorCount: 3, isRightToLeft: isRightToLeft)
      for slot in layout.slots { expectFree(LessonScene(item: slot, place: layout.target), in: size) }
    }
  }

  @Test(arguments: sizes) func signsInSunAndMoonCoverNeitherItemNorPlace(size: Size) {
    let layout = SunAndMoonLayout(size: size)
    for player in TablePlayer.allCases {
      for index in 0..<5 {
        let card = layout.frame(of: index, count: 5, in: player, isRaised: false)
        for area in TableArea.allCases {
          expectFree(LessonScene(item: card, place: layout.frame(of: area)), in: size)
        }
      }
    }
  }

  @Test func aHandPointsAtTheItemFromItsSide() {
    let item = Rect(x: 100, y: 100, width: 50, height: 50)
    let frame = SignPlacement.frame(of: Size(width: 20, height: 40), turns: true, at: .left, of: item)
    #expect(frame == Rect(x: 60, y: 115, width: 40, height: 20))
    #expect(
      SignPlacement.frame(of: Size(width: 20, height: 40), turns: true, at: .below, of: item)
        == Rect(x: 115, y: 150, width: 20, height: 40))
  }

  @Test func aSignIsOnTheSideWithEnoughRoom() {
    let bounds = Rect(x: 0, y: 0, width: 300, height: 300)
    let low = LessonScene(
      item: Rect(x: 100, y: 240, width: 60, height: 60), place: Rect(x: 100, y: 20, width: 60, height: 60))
    let placement = SignPlacement(of: low, sign: Size(width: 40, height: 40), turns: true, in: bounds)
    #expect(placement.side == .right)
  }
}
