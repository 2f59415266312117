import AppCore

@testable import Games

/// Texts that people type or other programs pass.
enum TextFuzzing {
  static func dealCode(_ bytes: [UInt8]) {
    do throws(DealCodeError) {
      let deal = try GameDeal(code: text(bytes))
      check((try? GameDeal(code: deal.code)) == deal, "Its code is that of another deal.")
      let isDealt =
        switch deal.game {
        case .colorMatch: ColorMatchState(deal) != nil
        case .sunAndMoon: SunAndMoonState(deal) != nil
        case .picturePuzzle: PicturePuzzleState(deal) != nil
        case .memory: MemoryState(deal) != nil
        case .jigsaw: JigsawState(deal) != nil
        case .moveMe: MoveMeState(deal) != nil
        }
      check(isDealt, "It cannot be dealt.")
    } catch {
      check(!error.message.isEmpty, "Nothing is said about the error.")
    }
  }

  static func commandLine(_ bytes: [UInt8]) {
    switch LaunchRequest(arguments: lines(bytes)) {
    case .failed(let message): check(!message.isEmpty, "Nothing is said about the error.")
    case .start(let options):
      check(options.level == nil || options.game != nil, "There is a level without a game.")
    case .service, .help, .version: break
    }
  }

  static func search(_ bytes: [UInt8]) {
    let terms = lines(bytes)
    let games = GameSearch.games(for: terms) { $0 == .memory }
    check(Set(games).count == games.count, "A game is found twice.")
    _ = GameSearch.findsDaily(for: terms)
  }

  static func messageCatalog(_ bytes: [UInt8]) {
    guard let catalog = MessageCatalog(bytes: bytes) else { return }
    _ = (catalog["Color Match"], catalog[context: "player", "You"])
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    text(bytes).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
