/// Why a command line cannot be understood.
enum LaunchError: Error {
  case unknownOption(String)
  case missingValue(option: String)
  case unknownGame(String)
  case unknownLevel(String, GameKind)
  case badSeed(String)
  case needsGame(option: String)
  case secondPhoto(String)
  case photoElsewhere

  var message: String {
    switch self {
    case .unknownOption(let option):
      tr("Unknown option: {option}").filling(["option": option])
    case .missingValue(let option):
      tr("{option} needs a value.").filling(["option": option])
    case .unknownGame(let name):
      tr("Unknown game: {name}. Games: {names}").filling(["name": name, "names": GameKind.names])
    case .unknownLevel(let level, let game):
      tr("Unknown level of {game}: {level}. Levels: {levels}")
        .filling(["game": game.rawValue, "level": level, "levels": game.levelNames])
    case .badSeed(let value):
      tr("The seed has to be a whole number from 0 to {greatest}: {value}")
        .filling(["greatest": "\(UInt64.max)", "value": value])
    case .secondPhoto(let argument):
      tr("Only one picture can be opened: {argument}").filling(["argument": argument])
    case .photoElsewhere:
      tr("A picture can be opened in {game} only.").filling(["game": GameKind.picturePuzzle.rawValue])
    case .needsGame(let option):
      tr("{option} needs a game: name one with --game.").filling(["option": option])
    }
  }
}

extension GameKind {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
  /// The levels; of very many only the first and the last.
  var levelNames: String {
    let names = levels.map(\.id)
    guard names.count > 12 else { return names.joined(separator: ", ") }
    return (names.prefix(5) + ["…"] + names.suffix(1)).joined(separator: ", ")
  }
}
