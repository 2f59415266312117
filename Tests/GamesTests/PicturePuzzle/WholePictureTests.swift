import Testing

@testable import Games

/// The whole picture in free play can be seen at any time, and is no hint.
@Suite @MainActor struct WholePictureTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  @Test func showingThePictureIsNotCountedAndChangesNoState() {
    let game = PicturePuzzleGame(world, level: .free(.threeByThree))
    game.bring(game.state.tiles[0], to: position(8))
    let (counters, state) = (game.play.counters, game.state)
    #expect(game.pickUp(game.state.tiles[0], by: .click))
    game.showPicture(true)
    #expect(game.isPictureShown && !game.session.isDragging && !game.isDragAllowed && game.isClockRunning)
    #expect(!game.pickUp(game.state.tiles[0], by: .click), "the picture covers the tiles")
    game.showPicture(false)
    #expect(game.isDragAllowed && game.play.counters == counters && game.state == state)
    #expect(game.changes.changes(since: 0).filter { $0 == .pictureShown }.count == 1)
  }

  @Test func thePictureCannotBeShownInTheJourney() {
    let game = PicturePuzzleGame(world)
    game.showPicture(true)
    #expect(!game.canShowPicture && !game.isPictureShown && game.canHint)
  }

  @Test func pausesHintsAndSolvingHideThePicture() {
    let game = PicturePuzzleGame(world, level: .free(.twoByTwo))
    game.bring(game.state.tiles[0], to: position(3))
    game.showPicture(true)
    game.pause()
    #expect(!game.isPictureShown && !game.canShowPicture)
    game.resume()
    game.showPicture(true)
    game.hint()
    #expect(!game.isPictureShown && game.hintShown != nil, "a hint needs the tiles")
    game.solve()
    game.showPicture(true)
    #expect(game.isOver && !game.isPictureShown)
  }

  @Test func theMessageAboutThePictureHasItsDescription() {
    let game = PicturePuzzleGame(world, level: .free(.threeByThree))
    game.showPicture(true)
    let announced = game.text.message(after: [.pictureShown])
    #expect(announced == "The whole picture: " + game.text.pictureDescription)
  }
}
