import Testing

@testable import Games

/// The names of the player's photos, and photos that look the same.
@Suite @MainActor struct PhotoNamesTests {
  private func names(_ titles: String...) -> [String] {
    PhotoNames.all(of: titles.enumerated().map { Photo(id: "abc\($0)", title: $1) })
  }

  @Test func equalNamesAreNumbered() {
    #expect(names("IMG_1", "sea", "IMG_1", "IMG_1") == ["IMG_1", "sea", "IMG_1 (2)", "IMG_1 (3)"])
    #expect(names("IMG_1", "img_1") == ["IMG_1", "img_1 (2)"])
    #expect(names("IMG_1", "IMG-1", "IMG 1 ") == ["IMG_1", "IMG-1 (2)", "IMG 1 (3)"])
    #expect(names("Caf\u{E9}", "Cafe\u{301}") == ["Caf\u{E9}", "Cafe\u{301} (2)"])
    #expect(names("1.5", "15", "?", "!") == ["1.5", "15", "?", "!"])
  }

  @Test func aNumberedNameIsUnique() {
    #expect(names("IMG_1", "IMG_1", "IMG_1 (2)") == ["IMG_1", "IMG_1 (3)", "IMG_1 (2)"])
    #expect(names("a", "a", "a (2)", "a (2)") == ["a", "a (3)", "a (2)", "a (2) (2)"])
  }

  @Test func photosWithoutATitleAreNumbered() {
    #expect(names("", "Picture 1", " ", "picture 3") == ["picture 1", "Picture 1 (2)", "picture 3", "picture 3 (2)"])
  }

  @Test func allNamesAreUnique() {
    let all = (0..<32).map { Photo(id: "abc\($0)", title: ["", "IMG", "img", "IMG (2)", "picture 5"][$0 % 5]) }
    #expect(Set(PhotoNames.all(of: all)).count == 32)
  }

  // MARK: In a game

  private func photo(_ number: Int, _ title: String? = nil) -> Photo {
    Photo(id: "abc\(number)", title: title ?? "photo \(number)")
  }

  private func game() throws -> (MemoryGame, TestWorld) {
    let world = try TestWorld()
    return (MemoryGame(environment: world.start()), world)
  }

  @Test func cardsAndDescriptionsUseTheNumberedNames() throws {
    let (game, _) = try game()
    game.setPhotos([photo(0, "IMG_1"), photo(1, "IMG_1"), photo(2, "sea")])
    game.startGame(.first, theme: .custom(game.photos), playerCount: 1)
    #expect(game.photoNames == ["IMG_1", "IMG_1 (2)", "sea"])
    #expect(game.state.deal.theme.pairs.map(\.first.name) == game.photoNames)
    // The dialog returns the shown names if the player changes nothing.
    game.describe(["abc0": "IMG_1", "abc1": "IMG_1 (2)", "abc2": "beach"])
    #expect(game.photos.map(\.title) == ["IMG_1", "IMG_1", "beach"])
    game.describe(["abc0": "dog", "abc1": "IMG_1 (2)", "abc2": "beach"])
    #expect(game.photoNames == ["dog", "IMG_1", "beach"])
  }

  @Test func theMessageCountsPhotosThatLookTheSame() throws {
    let (game, _) = try game()
    game.startGame(with: (0..<4).map { photo($0) }, leftOutCount: 2)
    #expect(game.photos.count == 4 && game.state.deal.theme == .custom(game.photos))
    #expect(game.changes.changes(since: 0).suffix(2) == [.dealt, .leftOut(2)])
    #expect(
      game.text.message(after: [.dealt, .leftOut(2)])
        == "New game: Your Pictures, 3 Pairs. 2 pictures were left out because they look the same as others.")
    #expect(
      MemoryText.tooFew(1, leftOutCount: 1) == "There is 1 picture. At least 3 different ones are needed. "
        + "1 picture was left out because it looks the same as another one.")
  }

  @Test func aGameThatWasNotBegunIsRedealtWithoutEqualPhotos() throws {
    let (game, world) = try game()
    game.startGame(with: (0..<5).map { photo($0) }, leftOutCount: 0)
    game.removePhotos(["abc1", "abc7"])
    #expect(game.photos.map(\.id) == ["abc0", "abc2", "abc3", "abc4"])
    #expect(game.state.deal.theme == .custom(game.photos) && !game.isStartPageShown)
    #expect(game.changes.changes(since: 0).last == .leftOut(1))
    let again = MemoryGame(environment: world.start())
    #expect(again.photos == game.photos)
  }

  @Test func aGameUnderWayShowsShapesInsteadOfEqualPhotos() throws {
    let (game, _) = try game()
    game.startGame(with: (0..<4).map { photo($0) }, leftOutCount: 0)
    game.turn(GridPosition(index: 0))
    let (moves, cards) = (game.state.moves, game.state.cards)
    game.removePhotos(["abc1"])
    #expect(game.state.moves == moves && game.state.cards == cards && game.state.deal.theme == .builtIn(.shapes))
    #expect(game.photos.map(\.id) == ["abc0", "abc2", "abc3"])
    #expect(game.changes.changes(since: 0).last == .showsShapes)
    #expect(
      game.text.message(after: [.showsShapes]) == "Some of your pictures look the same. The cards show shapes instead.")
  }

  @Test func tooFewDifferentPhotosAreReplacedByShapes() throws {
    let (game, _) = try game()
    game.startGame(with: (0..<3).map { photo($0) }, leftOutCount: 0)
    game.removePhotos(["abc1"])
    #expect(game.state.deal.theme == .builtIn(.shapes) && game.photos.count == 2)
  }

  @Test func aGameBehindTheStartPageIsRedealtWithoutEqualPhotos() throws {
    let (game, world) = try game()
    game.startGame(with: (0..<4).map { photo($0) }, leftOutCount: 0)
    game.turn(GridPosition(index: 0))
    game.playToTheEnd()
    let again = MemoryGame(environment: world.start())
    #expect(again.isStartPageShown)
    again.removePhotos(["abc1"])
    #expect(again.state.deal.theme == .custom(again.photos) && again.photos.count == 3)
  }

  @Test(arguments: BuiltInTheme.allCases)
  func noTwoFacesOfAThemeAreAlike(theme: BuiltInTheme) {
    #expect(Set(theme.pairs.map(\.first.name)).count == theme.pairs.count)
    #expect(Set(theme.pairs.map(\.second.name)).count == theme.pairs.count)
    #expect(Set(theme.pairs.map(\.first.drawing)).count == theme.pairs.count)
    #expect(Set(theme.pairs.map(\.second.drawing)).count == theme.pairs.count)
  }
}
