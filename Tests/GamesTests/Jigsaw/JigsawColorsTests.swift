import Geometry
import Testing

@testable import Games

@Suite struct JigsawColorsTests {
  private func colors(_ colors: [(Int, Int, Int)]) -> JigsawColors {
    JigsawColors(
      colors.map { [Color(red: Double($0.0) / 255, green: Double($0.1) / 255, blue: Double($0.2) / 255)] })
  }

  @Test func graysComeBeforeColorsInTheOrderOfTheirHues() {
    let sorted = [
      // Grays from dark to light.
      (30, 30, 30), (255, 255, 255),
      // Hues from 345 to 14 degrees, which are one step, from dark to light.
      (100, 0, 0), (180, 42, 0), (240, 0, 60), (250, 0, 0),
      // 15, 50, 120, 240 and 344 degrees.
      (160, 40, 0), (240, 200, 0), (0, 200, 0), (0, 0, 200), (240, 0, 64),
    ]
    let orders = sorted.indices.map { colors(sorted).order(of: piece($0)) }
    #expect(orders == orders.sorted() && Set(orders).count == orders.count, "\(orders)")
  }

  @Test func aPieceIsNamedByItsFirstTwoColors() {
    let (red, green) = (Color(red: 0.9, green: 0, blue: 0), Color(red: 0, green: 0.8, blue: 0))
    let colors = JigsawColors([[red, red, .white, green], [green], []])
    #expect((0..<4).map { colors.names(of: piece($0)) } == [["red", "white"], ["green"], [], []])
    #expect(colors.order(of: piece(2)) == 0 && colors.order(of: piece(3)) == 0)
    #expect(!colors.isEmpty && JigsawColors().isEmpty)
  }
}
