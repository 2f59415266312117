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
}
