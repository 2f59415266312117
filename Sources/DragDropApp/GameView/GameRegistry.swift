import AppCore
import DragAndDrop
import Games
import Widgets

/// The games of the program, each created on first use and kept until the program exits.
final class GameRegistry {
  let environment: GameEnvironment
  let interface = InterfacePreferences()
  let input = InputInUse()
  let menus = Menus()
  private(set) lazy var audio = Audio(interface)
  /// The hints about keys in all games; those that a screen reader has read count as learned.
  private(set) lazy var hints: KeyHints = {
    let hints = KeyHints(.untilLearned)
    hints.isHeard = { [weak self] in self?.audio.hasScreenReader == true }
    return hints
  }()
  private var entries: [GameKind: GameEntry] = [:]

  init(environment: GameEnvironment) { self.environment = environment }

  func isReady(_ kind: GameKind) -> Bool { environment.store.hasRead(SaveFile.filesNeeded(toResume: kind)) }

  func whenReady(_ kind: GameKind, _ work: @escaping () -> Void) {
    environment.store.whenRead(SaveFile.filesNeeded(toResume: kind), work)
  }

  /// Returns the game that opens files: a deck in Memory, a picture in the jigsaw if shown, or else in Picture Puzzle.
  static func kind(opening uris: [String], beside shown: GameKind?) -> GameKind {
    if uris.contains(where: DeckFile.isOne) { return .memory }
    return shown == .jigsaw ? .jigsaw : .picturePuzzle
  }

  static func takesPhotos(_ kind: GameKind) -> Bool { [.memory, .picturePuzzle, .jigsaw].contains(kind) }

  /// Returns a game, restored from its save file; its files must have been read.
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
      let pictures = PuzzlePictures(of: .picturePuzzle, environment) { [weak game] in game?.photos ?? [] }
      return GameEntry(game, { PicturePuzzleView($0, pictures) }, { PicturePuzzleThumbnail($0, pictures) })
    case .memory:
      let game = MemoryGame(environment: environment)
      let photos = CardPhotos(for: game, environment)
      return GameEntry(game, { MemoryView($0, photos) }, { MemoryThumbnail($0, photos) })
    case .jigsaw:
      let game = JigsawGame(environment: environment)
      let pictures = PuzzlePictures(of: .jigsaw, environment) { [weak game] in game?.photos ?? [] }
      return GameEntry(game, { JigsawView($0, pictures) }, { JigsawThumbnail($0, pictures) })
    case .moveMe:
      let game = MoveMeGame(environment: environment)
      return GameEntry(game, { [interface] in MoveMeView($0, interface) }, MoveMeThumbnail.init)
    }
  }
}

struct GameEntry {
  let model: any GameModel
  let makeView: () -> any GameView
  let makeThumbnail: () -> TilePicture

  init<Game: GameModel>(
    _ game: Game, _ view: @escaping (Game) -> any GameView, _ thumbnail: @escaping (Game) -> Thumbnail<Game>
  ) {
    model = game
    makeView = { view(game) }
    makeThumbnail = { thumbnail(game) }
  }
}
