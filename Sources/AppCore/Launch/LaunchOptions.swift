import Games

package struct LaunchOptions: Equatable, Sendable {
  /// The game to start, or `nil` for the launcher.
  package private(set) var game: GameKind?
  package private(set) var level: LevelChoice.ID?
  package private(set) var seed: UInt64?
  package private(set) var deal: GameDeal?
  /// Whether to start the deal of the day, or to show the deals of the day if there is no game.
  package private(set) var isDaily = false
  /// The photo to make a puzzle of, or the deck for Memory: a path or a URI, as it was typed.
  package private(set) var photo: LaunchArgument?

  package static let names = ["--game", "--level", "--seed", "--code"]
  static let flags = ["--daily", "--help", "--version"]

  package init() {}

  package init(_ deal: GameDeal) { (game, self.deal) = (deal.game, deal) }

  package var startsNewGame: Bool { level != nil || seed != nil || deal != nil }

  /// Returns a command line with the same meaning, which does not depend on the working directory and the locale.
  package func arguments(uri: (LaunchArgument) -> String) -> [String] {
    let values = [("game", game?.rawValue), ("level", level), ("seed", seed.map { "\($0)" }), ("code", deal?.code)]
    let options = values.compactMap { name, value in value.map { "--\(name)=\($0)" } }
    return options + (isDaily ? ["--daily"] : []) + (photo.map { [uri($0)] } ?? [])
  }

  mutating func set(_ name: String, to value: String) throws(LaunchError) {
    switch name {
    case "--game":
      guard let kind = GameKind(rawValue: TypedText.key(of: value)) else {
        throw LaunchError(tr("Unknown game: {name}. Games: {names}"), ["name": value, "names": GameKind.ids])
      }
      game = kind
    case "--level":
      level = value
    case "--code":
      do throws(DealCodeError) { deal = try GameDeal(code: value) } catch { throw LaunchError(error.message, [:]) }
    default:
      guard let number = TypedText.number(value) else {
        throw LaunchError(
          tr("The seed has to be a whole number from 0 to {greatest}: {value}"),
          ["greatest": "\(UInt64.max)", "value": value])
      }
      seed = number
    }
  }

  mutating func setDaily() { isDaily = true }

  mutating func setPhoto(_ argument: LaunchArgument) throws(LaunchError) {
    guard !argument.bytes.isEmpty else { throw LaunchError(tr("The name of a picture is empty."), [:]) }
    guard photo == nil else {
      throw LaunchError(tr("Only one picture can be opened: {argument}"), ["argument": argument.text])
    }
    photo = argument
  }

  /// Checks the options against each other; a photo or a code implies the game.
  mutating func check() throws(LaunchError) {
    try checkCode()
    try checkDaily()
    if let photo {
      let isDeck = DeckFile.isOne(photo.text)
      let games: [GameKind] = isDeck ? [.memory] : [.picturePuzzle, .jigsaw]
      guard games.contains(game ?? games[0]) else {
        let message =
          isDeck ? tr("A deck can be opened in {game} only.") : tr("A picture can be opened in {game} only.")
        throw LaunchError(message, ["game": games.map(\.rawValue).joined(separator: ", ")])
      }
      game = game ?? games[0]
    }
    try checkLevel()
    if game == nil, startsNewGame {
      try reject([levelOption, seedOption], tr("{option} needs a game: name one with --game."))
    }
  }

  private mutating func checkLevel() throws(LaunchError) {
    guard let game, let typed = level else { return }
    let known = [typed, TypedText.key(of: typed)].first { id in game.levels.contains { $0.id == id } }
    guard let known else {
      throw LaunchError(
        tr("Unknown level of {game}: {level}. Levels: {levels}"),
        ["game": game.rawValue, "level": typed, "levels": game.levelIDs])
    }
    level = known
  }

  private func checkDaily() throws(LaunchError) {
    guard isDaily else { return }
    try reject(
      [levelOption, seedOption, deal.map { _ in "--code" }, photo?.text], tr("{option} cannot be used with --daily."))
    if let game, !game.hasEnd { throw LaunchError(tr("{game} has no deal of the day."), ["game": game.rawValue]) }
  }

  private mutating func checkCode() throws(LaunchError) {
    guard let deal else { return }
    try reject([levelOption, seedOption, photo?.text], tr("{option} cannot be used with --code."))
    game = game ?? deal.game
    guard game == deal.game else {
      throw LaunchError(tr("The code is for {game}."), ["game": deal.game.rawValue])
    }
  }

  private var levelOption: String? { level.map { _ in "--level" } }
  private var seedOption: String? { seed.map { _ in "--seed" } }

  private func reject(_ options: [String?], _ message: String) throws(LaunchError) {
    if let option = options.compactMap(\.self).first { throw LaunchError(message, ["option": option]) }
  }
}
