import Games
import Widgets

/// The view models of all games, each made when it is first asked for and kept as long as the program runs.
final class GameShelf {
  let environment: GameEnvironment
  private var entries: [GameKind: any GameEntry] = [:]

  init(environment: GameEnvironment) { self.environment = environment }

  /// The game of a kind, resumed from its saved file.
  func entry(_ kind: GameKind) -> any GameEntry {
    if let entry = entries[kind] { return entry }
    let entry = makeEntry(kind)
    entries[kind] = entry
    return entry
  }

  private func makeEntry(_ kind: GameKind) -> any GameEntry {
    switch kind {
    case .colorMatch: ColorMatchEntry(environment)
    case .sunAndMoon: SunAndMoonEntry(environment)
    case .picturePuzzle: PicturePuzzleEntry(environment)
    case .memory: MemoryEntry(environment)
    case .moveMe: MoveMeEntry(environment)
    }
  }
}

/// What the window needs of a game: its view model, its view and its picture for the launcher.
protocol GameEntry: AnyObject {
  /// The view model.
  var model: any GameModel { get }
  /// A new view of the game, whose dialogs open over `window`.
  func makeView(in window: Window) -> any GameView
  /// Whether the game makes something of the player's pictures, which can be dropped on its tile then.
  var takesPictures: Bool { get }
  /// A small live picture of the game as it stands.
  func makePicture() -> Widget
}

extension GameEntry {
  var takesPictures: Bool { false }
}
