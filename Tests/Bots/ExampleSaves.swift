import DragAndDrop
import FoundationEssentials
import Storage
import TestSupport

@testable import Games

/// Plays a little of each game in an empty folder, so that its files have every part that a release stores.
///
/// These are the files in Tests/GamesTests/Fixtures, in a folder for each release.
public func storeExamples(in folder: String) throws {
  let clock = ManualClock()
  let storage = DataFolder(path: folder)
  let environment = GameEnvironment(
    storage: storage, seeds: SeedSource(first: 10), time: TimeSource(clock),
    date: { Date(timeIntervalSinceReferenceDate: 817_500_000) }, today: { CivilDate(year: 2026, month: 11, day: 28) })
  let games: [any GameModel] = [
    playColors(environment, clock), playCards(environment, clock), playPuzzle(environment, clock),
    playMemory(environment, clock), playSquares(environment), playJigsaw(environment, clock),
  ]
  for game in games { game.leave() }
  environment.store.finish()
  try addUnstoredResult(to: storage)
  try storage.write(environment.results.exchange.data, to: "results-export.json")
}

/// A won round, and the deal of the day with a mistake and a move that was undone.
private func playColors(_ environment: GameEnvironment, _ clock: ManualClock) -> ColorMatchGame {
  let game = ColorMatchGame(environment: environment)
  while !game.isOver { game.bring(game.state.word, to: .target, clock) }
  game.deal(GameDeal(of: environment.today(), in: .colorMatch))
  game.bring(game.state.remaining.first { $0 != game.state.word }, to: .target, clock)
  for _ in 0..<3 { game.bring(game.state.word, to: .target, clock) }
  game.undo()
  return game
}

/// A game against the computer, and a deal that replaced it.
private func playCards(_ environment: GameEnvironment, _ clock: ManualClock) -> SunAndMoonGame {
  let game = SunAndMoonGame(environment: environment)
  game.deal(level: "easy", seed: 7)
  game.hint()
  for _ in 0..<2 {
    if game.isComputerToPlay { game.playForComputer() }
    guard case .card(let play)? = game.state.hint(after: nil) else { continue }
    game.bring(play.card, to: .area(play.area), clock)
  }
  game.newGame()
  return game
}

/// A picture of the player's, two of whose tiles look alike.
private func playPuzzle(_ environment: GameEnvironment, _ clock: ManualClock) -> PicturePuzzleGame {
  let game = PicturePuzzleGame(environment: environment)
  let picture = PuzzlePicture.photo(Photo(id: "0123456789abcdef", title: "sea"))
  guard let size = PuzzleSize.allCases.first(where: { $0.side == 3 }) else { return game }
  game.deal(picture, size: size, likeness: TileLikeness(firsts: [0, 0, 2, 3, 4, 5, 6, 7, 8]))
  game.describe(["0123456789abcdef": "A boat on the sea."])
  game.hint()
  clock.advance(by: .seconds(60))
  game.pictureTimePassed()
  for tile in game.state.tiles.prefix(3) { game.bring(tile, to: GridPosition(index: 8), clock) }
  game.undo()
  return game
}

/// A won game for one, and a relaxed one for two with pictures of the player's.
private func playMemory(_ environment: GameEnvironment, _ clock: ManualClock) -> MemoryGame {
  let game = MemoryGame(environment: environment)
  func pairs() -> [[GridPosition]] {
    let cards = game.state.cards
    return Dictionary(grouping: game.state.positions) { cards[$0.index].pair }.sorted { $0.key < $1.key }.map(\.value)
  }
  func turn(_ position: GridPosition) {
    game.turn(position)
    clock.advance(by: .milliseconds(700))
  }
  game.begin()
  for pair in pairs() { pair.forEach(turn) }
  let photos = ["sea", "sky", "tree", ""].enumerated().map { Photo(id: "000000000000000\($0)", title: $1) }
  environment.preferences.relaxesMemory = true
  game.setPhotos(photos)
  guard let level = MemoryTheme.custom(photos).maximumLevel else { return game }
  game.startGame(level, theme: .custom(photos), playerCount: 2)
  let dealt = pairs()
  dealt[0].forEach(turn)
  [dealt[1][0], dealt[2][0]].forEach(turn)
  game.undo()
  game.redo()
  turn(dealt[3][0])
  return game
}

/// Squares that were added, colored and arranged, with a move that was undone.
private func playSquares(_ environment: GameEnvironment) -> MoveMeGame {
  let game = MoveMeGame(level: .twelve, environment: environment)
  game.addSquare()
  game.recolor(13, SquareColor.palette.last ?? .blue)
  game.arrange(.circle)
  game.nudge(1, .right, .plain, by: .keyboard)
  game.undo()
  return game
}

/// Pieces that are in the frame, in a tray, turned, or moved without joining others, and a move that was undone.
private func playJigsaw(_ environment: GameEnvironment, _ clock: ManualClock) -> JigsawGame {
  let game = JigsawGame(level: JigsawLevel(.twelve, turns: true), environment: environment)
  let pieces = game.state.pieces
  for piece in pieces { while game.state.placements[piece.index].turns.count > 1 { game.turn(piece) } }
  game.bring(pieces[4], to: .cell(6), clock)
  game.bring(pieces[5], to: .cell(7), clock)
  game.addTray()
  game.renameTray(0, "Sky")
  game.bring(pieces[9], to: .tray(0), clock)
  game.bring(pieces[10], to: .cell(10), clock)
  game.hint()
  game.undo()
  return game
}

/// Stores a result in the puzzle's file, as if the file of the results had been locked.
private func addUnstoredResult(to storage: DataFolder) throws {
  let name = SaveFile.game(.picturePuzzle).name
  guard case .loaded(var session) = storage.load(SavedSession<PicturePuzzleState>.self, from: name) else { return }
  session.results = [
    GameResult(
      game: .picturePuzzle, level: "2", date: Date(timeIntervalSinceReferenceDate: 817_500_060), elapsed: .seconds(9),
      counters: Counters(), seed: 7)
  ]
  try storage.save(session, as: name)
}

extension DragModel {
  /// Drops an item on a place, a second after the last one.
  fileprivate func bring(_ item: Rules.Item?, to place: Rules.Place, _ clock: ManualClock) {
    clock.advance(by: .seconds(1))
    guard let item, pickUp(item, by: .keyboard) else { return }
    move(item, to: nil, over: place)
    drop(item)
  }
}
