import Games
import Geometry
import Testing

@testable import DragDropApp

@Suite struct ColorContrastTests {
  @Test(arguments: MatchColor.allCases)
  func trickyWordsAreLegible(ink: MatchColor) {
    #expect(ink.rgb.contrast(with: ink.rgb.legibleGround) >= 4.5)
  }
}
