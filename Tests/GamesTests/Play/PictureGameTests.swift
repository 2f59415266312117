import Testing

@testable import Games

@Suite @MainActor struct PictureGameTests {
  @Test func hidingThePictureTellsWhetherItWasShown() throws {
    let game = PicturePuzzleGame(try TestWorld(), level: .free(.threeByThree))
    game.showPicture(true)
    #expect(game.hidePicture() && !game.isPictureShown)
    #expect(!game.hidePicture() && !game.isPictureShown)
  }
}
