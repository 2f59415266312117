import Games
import Widgets

/// The games of the program, each made when it is first asked for and kept as long as the program runs.
final class GameRegistry {
  let environment: GameEnvironment
  /// The menus of all pages.
  let menus = Menus()
  private var entries: [GameKind: GameEntry] = [:]

  init(environment: GameEnvironment) { self.environment = environment }

  /// Whether the files are read that a game goes on with.
  func isReady(_ kind: GameKind) -> Bool { environment.archive.hasRead(SaveFile.files(of: kind)) }

  /// Does `work` once the files are read that a game goes on with: now or later.
  func whenReady(_ kind: GameKind, _ work: @escaping () -> Void) {
    environment.archive.whenRead(SaveFile.files(of: kind), work)
  }

  /// Whether a game makes something of the player's photos, which can be dropped on its tile then.
  static func takesPhotos(_ kind: GameKind) -> Bool { kind == .picturePuzzle }

  /// The game of a kind, which is ready, resumed from its saved file.
  func entry(_ kind: GameKind) -> GameEntry {
    if let entry = entries[kind] { return entry }
    let entry = makeEntry(kind)
    entries[kind] = entry
    return entry
  }

  private func makeEntry(_ kind: GameKind) -> GameEntry {
    switch kind {
    case .colorMatch:
      return GameEntry(ColorMatchGame(environment: environment), ColorMatchView.init, ColorMatchThumbnail.init)
    case .sunAndMoon:
      return GameEntry(SunAndMoonGame(environment: environment), SunAndMoonView.init, SunAndMoonThumbnail.init)
    case .picturePuzzle:
      let game = PicturePuzzleGame(environment: environment)
      let pictures = PuzzlePictures(for: game, environment)
      return GameEntry(game, { PicturePuzzleView($0, pictures) }, { PicturePuzzleThumbnail($0, pictures) })
    case .memory:
      let game = MemoryGame(environment: environment)
      let photos = CardPhotos(for: game, environment)
      return GameEntry(game, { MemoryView($0, photos) }, { MemoryThumbnail($0, photos) })
    case .moveMe:
      return GameEntry(MoveMeGame(environment: environment), MoveMeView.init, MoveMeThumbnail.init)
    }
  }
}

/// What the window needs of a game: its view model, its view and its thumbnail.
struct GameEntry {
  let model: any GameModel
  /// Makes a new view of the game.
  let makeView: () -> any GameView
  /// Makes the small live picture of the game, for the launcher.
  let makeThumbnail: () -> Widget

  init<Game: GameModel>(
    _ game: Game, _ view: @escaping (Game) -> any GameView, _ thumbnail: @escaping (Game) -> Thumbnail<Game>
  ) {
    model = game
    makeView = { view(game) }
    makeThumbnail = { thumbnail(game) }
  }
}
