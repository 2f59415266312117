import Testing

@testable import Games

@Suite struct GameKindTests {
  @Test(arguments: GameKind.allCases) func theLauncherHasATileThatLeadsToEachGame(kind: GameKind) {
    #expect(GameKind.launched.contains(kind.launcherTile))
  }

  @Test func theJigsawHasNoTileOfItsOwn() {
    #expect(GameKind.launched == [.colorMatch, .sunAndMoon, .picturePuzzle, .memory, .moveMe])
    #expect(GameKind.jigsaw.launcherTile == .picturePuzzle)
  }
}
