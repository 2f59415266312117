import TestSupport
import Testing

@testable import AppCore
@testable import Games

/// Tests with mutated command lines and searches: none crashes, and each invalid one is explained.
@Suite struct MutatedLaunchTests {
  static let inputs = "SOAK_INPUTS"

  /// The parts of command lines and searches.
  static let words: [String] = {
    let games = GameKind.allCases.flatMap { [$0.rawValue, $0.title] + $0.levels.map(\.id).prefix(3) }
    let codes = GameKind.allCases.map { GameDeal(game: $0, level: $0.levels[0].id, seed: 7).code }
    return LaunchOptions.names + LaunchOptions.names.map { $0 + "=" } + games + codes + TroublesomeText.all
  }()

  /// Returns some words, half of which have changed bytes.
  private func texts(_ generator: inout SeededGenerator) -> [String] {
    (0..<generator.number(below: 6)).map { _ in
      var bytes = (0...generator.number(below: 4) / 3).flatMap { _ in
        Array((generator.element(of: Self.words) ?? "").utf8)
      }
      for _ in 0..<max(0, generator.number(below: 6) - 2) {
        let (place, byte) = (generator.number(below: bytes.count + 1), UInt8(generator.number(below: 256)))
        switch generator.number(below: 3) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes[place] = byte
        default: bytes = Array(bytes.prefix(place))
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test func everyCommandLineIsParsedOrExplained() {
    var counts = (understood: 0, explained: 0)
    let seeds = Soak.seeds(Self.inputs, usually: 1_000)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let arguments = texts(&generator)
      let again = Soak.again("MutatedLaunchTests", Self.inputs, seed)
      switch LaunchRequest(arguments: arguments) {
      case .failed(let sentence):
        counts.explained += 1
        #expect(sentence.contains { $0.isLetter }, "\(again)")
      case .start(let options):
        counts.understood += 1
        let level = options.level
        #expect(level == nil || options.game?.levels.contains { $0.id == level } == true, "\(again)")
        #expect(options.seed == nil || options.game != nil, "\(again)")
      case .service, .help, .version: counts.understood += 1
      }
    }
    #expect(counts.understood > 0 && counts.explained > 0 || seeds.count < 100)
    Soak.report(Self.inputs, "\(counts.understood) command lines understood, \(counts.explained) explained")
  }

  @Test func everySearchFindsEachGameAtMostOnce() {
    var found = 0
    let seeds = Soak.seeds(Self.inputs, usually: 1_000)
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let terms = texts(&generator)
      let left = GameKind.allCases.filter { _ in generator.number(below: 2) == 0 }
      let games = GameSearch.games(for: terms, isUnderWay: left.contains)
      let turned = GameSearch.games(for: terms.reversed(), isUnderWay: left.contains)
      let again = Soak.again("MutatedLaunchTests", Self.inputs, seed)
      #expect(Set(games).count == games.count && (!terms.isEmpty || games.isEmpty) && games == turned, "\(again)")
      found += games.isEmpty ? 0 : 1
    }
    #expect(found > 0 || seeds.count < 100)
    Soak.report(Self.inputs, "\(found) searches found a game")
  }
}
