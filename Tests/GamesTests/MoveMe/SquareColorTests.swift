import Geometry
import Testing

@testable import Games

@Suite struct SquareColorTests {
  @Test func everyColorOfThePaletteHasTheShapeThatItHasInColorMatch() {
    for color in SquareColor.palette {
      #expect(color.shape == MatchColor.allCases.first { $0.word == color.name }?.shape, "\(color.name)")
    }
    #expect(Set(SquareColor.palette.map(\.shape)).count == SquareColor.palette.count)
    #expect(SquareColor(1, 2, 3).shape == nil)
  }

  @Test func colorsHaveComponentsAndHexadecimalDigits() {
    #expect(SquareColor(255, 255, 255).rgb == .white && SquareColor(0, 0, 0).rgb == .black)
    #expect(SquareColor(0x0f, 0x9a, 0xb0).hexText == "0f9ab0")
  }
}
