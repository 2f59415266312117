import Storage

@testable import Games

/// The content of a deal, as a line of Tests/GamesTests/Fixtures/0.1/deals.txt.
public struct DealRecord: Equatable {
  /// The line: the code of the deal, the values in the code, and a hash of the items on the board.
  public let line: String

  /// Creates the record of a deal.
  init(_ deal: GameDeal) {
    let hash = ContentHash.hex(of: Array(board(of: deal).utf8))
    line = "\(deal.code) \(deal.game.rawValue) \(deal.level) \(deal.variant) \(deal.seed) \(hash)"
  }

  /// Creates the record of the deal whose code is in a line.
  public init(dealing line: some StringProtocol) throws {
    self.init(try GameDeal(code: String(line.prefix { $0 != " " })))
  }

  /// Two hundred deals of each game, evenly of all levels and variants; every tenth has a seed of 64 bits.
  public static func all() -> [DealRecord] {
    GameKind.allCases.flatMap { game in
      var generator = SeededGenerator(seed: 18)
      return (0..<200).map { number in
        let seed = generator.next()
        return DealRecord(
          GameDeal(
            game: game, level: game.levels[number % game.levels.count].id,
            variant: number / game.levels.count % game.variantCount,
            seed: number.isMultiple(of: 10) ? seed : seed % GameDeal.shortSeeds))
      }
    }
  }
}

extension DealRecord {
  /// A hundred days, with the codes of their deals in all games that have an end.
  public static func days() -> [String] {
    (0..<100).map { number in
      let date = CivilDate(year: 2026, month: 11, day: 22) + number
      return "\(date.number) " + DailyCalendar.games.map { GameDeal(of: date, in: $0).code }.joined(separator: " ")
    }
  }
}

private func board(of deal: GameDeal) -> String {
  switch deal.game {
  case .colorMatch: ColorMatchState(deal).map { "\($0.words.map(\.rawValue)) \($0.inks.map(\.rawValue))" } ?? ""
  case .sunAndMoon:
    SunAndMoonState(deal).map { state in
      let cards = state.deal.cards.map { "\($0.owner.rawValue)\($0.index)\($0.symbol.rawValue)\($0.areas.rawValue)" }
      return "\(state.deal.starter.rawValue) \(cards)"
    } ?? ""
  case .picturePuzzle: PicturePuzzleState(deal).map { "\(name(of: $0.picture)) \($0.tiles.map(\.index))" } ?? ""
  case .memory:
    MemoryState(deal).map { state in
      let faces = state.cards.map { "\(drawing(of: $0, in: state.deal.theme))" }
      return "\(state.deal.playerCount) \(state.cards.map(\.pair)) \(faces)"
    } ?? ""
  case .jigsaw:
    JigsawState(deal).map { state in
      let cut = state.puzzle.cut
      let tabs = state.pieces.flatMap { piece in
        [cut.rightSeam(of: piece.index), cut.lowerSeam(of: piece.index)].compactMap(\.self).map {
          [$0.tab.shift, $0.tab.lean, $0.tab.width, $0.tab.height, $0.isOfFirst ? 1 : 0]
        }
      }
      return "\(name(of: state.picture)) \(state.placements.map(\.numbers)) \(state.puzzle.numbers) \(tabs)"
    } ?? ""
  case .moveMe: MoveMeState(deal).map { "\($0.squares.map(\.numbers))" } ?? ""
  }
}

private func name(of picture: PuzzlePicture) -> String {
  if case .builtIn(let own) = picture { own.rawValue } else { "" }
}

private func drawing(of card: MemoryCard, in theme: MemoryTheme) -> MemoryFace.Drawing {
  let pair = theme.pairs[card.pair]
  return card.isSecond ? pair.second.drawing : pair.first.drawing
}
