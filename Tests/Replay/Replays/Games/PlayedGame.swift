import BoardTesting
import DragAndDrop
import Geometry

@testable import Games

/// A game that is played on a board without a display.
@MainActor protocol PlayedGame: GameModel {
  static func make(_ environment: GameEnvironment) -> Self
  /// Shows the game as its view does.
  func makeBoard() -> BoardTester<Self>
  /// The action of a click on an item, if it does not pick the item up.
  func action(of item: Item) -> (() -> Void)?
  /// Does something that only this game has.
  func perform(_ generator: inout SeededGenerator) -> GameEvent
  /// Whether every item of the deal is somewhere, once.
  var hasAllItems: Bool { get }
}

extension PlayedGame {
  func action(of item: Item) -> (() -> Void)? { nil }
}

extension ColorMatchGame: PlayedGame {
  static func make(_ environment: GameEnvironment) -> Self { Self(environment: environment) }

  func makeBoard() -> BoardTester<ColorMatchGame> {
    BoardTester(
      self, items: { $0.state.remaining }, places: { [.target] + $0.state.colors.map(ColorMatchPlace.slot) })
  }

  /// Answers the word, so that rounds come to an end.
  func perform(_ generator: inout SeededGenerator) -> GameEvent {
    guard let word = state.word, pickUp(word, by: .finger) else { return "no word" }
    move(word, to: nil, over: .target)
    drop(word)
    return "answer \(word)"
  }

  var hasAllItems: Bool {
    let matched = state.words.prefix(state.matchedCount)
    return (state.remaining + matched).sorted { $0.rawValue < $1.rawValue }
      == state.level.colors.sorted { $0.rawValue < $1.rawValue }
  }
}

extension SunAndMoonGame: PlayedGame {
  static func make(_ environment: GameEnvironment) -> Self { Self(environment: environment) }

  func makeBoard() -> BoardTester<SunAndMoonGame> {
    BoardTester(
      self, items: { game in game.state.deal.cards.filter(game.state.isLeft) },
      places: { _ in TableArea.allCases.map(SunAndMoonPlace.area) })
  }

  func perform(_ generator: inout SeededGenerator) -> GameEvent {
    takeOver()
    if isComputerToPlay {
      playForComputer()
      return "the computer plays"
    }
    guard generator.number(below: 4) == 0 else { return "take over" }
    hint()
    return "hint"
  }

  var hasAllItems: Bool {
    let hands = TablePlayer.allCases.flatMap(state.hand)
    let all = Set(hands + state.plays.map(\.card))
    return hands.count + state.plays.count == all.count && all == Set(state.deal.cards) && all.count == 10
  }
}

extension PicturePuzzleGame: PlayedGame {
  static func make(_ environment: GameEnvironment) -> Self { Self(environment: environment) }

  func makeBoard() -> BoardTester<PicturePuzzleGame> {
    let board = BoardTester(self, items: { $0.state.tiles }, places: { $0.state.size.positions })
    board.placeOfPiece = { [unowned self] in state.position(of: $0) }
    board.layOut = { board in
      let side = board.model.state.size.side
      for (index, tile) in board.model.state.tiles.enumerated() {
        board.setFrame(Rect(center: center(of: index, columns: side), side: 90), of: tile)
      }
    }
    return board
  }

  func perform(_ generator: inout SeededGenerator) -> GameEvent {
    pictureTimePassed()
    switch generator.number(below: 4) {
    case 0:
      showPicture(!isPictureShown)
      return "show or hide the picture"
    case 1: return isPictureShown ? "look" : hintInWords()
    default:
      // A right move, so that puzzles are solved.
      guard let tile = state.firstMissing, pickUp(tile, by: .keyboard) else { return "no tile" }
      move(tile, to: nil, over: state.destination(of: tile))
      drop(tile)
      return "place \(tile)"
    }
  }

  private func hintInWords() -> GameEvent {
    hint()
    return "hint \(hintShown.map { "\($0)" } ?? "")"
  }

  var hasAllItems: Bool { Set(state.tiles) == Set(state.size.tiles) && state.tiles.count == state.size.count }
}

extension MemoryGame: PlayedGame {
  static func make(_ environment: GameEnvironment) -> Self { Self(environment: environment) }

  func makeBoard() -> BoardTester<MemoryGame> {
    let board = BoardTester(self, items: { $0.state.positions }, places: { $0.state.positions })
    board.placeOfPiece = { $0 }
    board.layOut = { board in
      for position in board.model.state.positions {
        board.setFrame(Rect(center: center(of: position.index, columns: 4), side: 90), of: position)
      }
    }
    return board
  }

  func action(of position: GridPosition) -> (() -> Void)? { { [weak self] in self?.turn(position) } }

  func perform(_ generator: inout SeededGenerator) -> GameEvent {
    if isStartPageShown {
      begin()
      return "begin"
    }
    if isComputerToPlay {
      playForComputer()
      return "the computer plays"
    }
    lookTimePassed()
    switch generator.number(below: 12) {
    case 0 where !isDemo:
      let strength = generator.number(below: 2) == 0 ? nil : generator.element(of: MemoryStrength.allCases)
      startGame(.first, theme: .builtIn(.animals), playerCount: 2, computer: strength)
      return .dealt("a game for two, or with a computer")
    default:
      // A pair, so that games come to an end.
      let open = state.positions.filter(state.canTurn)
      let number = open.first.map { state.cards[$0.index].pair }
      guard let first = open.first, let pair = open.last(where: { state.cards[$0.index].pair == number }) else {
        return "no pair"
      }
      turn(first)
      if pair != first { turn(pair) }
      return "turn \(first.index) and \(pair.index)"
    }
  }

  var hasAllItems: Bool {
    state.cards.count == 2 * state.level.pairCount && state.positions.count == state.cards.count
      && state.faceUp.count <= 2 && Set(state.faceUp).count == state.faceUp.count
      && state.faceUp.allSatisfy { !state.isMatched($0) }
  }
}

private func center(of index: Int, columns: Int) -> Point {
  Point(x: 50 + 100 * Double(index % columns), y: 50 + 100 * Double(index / columns))
}
