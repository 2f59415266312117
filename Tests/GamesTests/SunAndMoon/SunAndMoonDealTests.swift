import Testing

@testable import Games

@Suite struct SunAndMoonDealTests {
  static let levels = SunAndMoonLevel.allCases

  @Test(arguments: levels)
  func aSeedDeterminesTheDeal(level: SunAndMoonLevel) {
    #expect(SunAndMoonState(level: level, seed: 7) == SunAndMoonState(level: level, seed: 7))
    #expect(SunAndMoonState(level: level, seed: 7).deal != SunAndMoonState(level: level, seed: 8).deal)
  }

  @Test func theDealOfASeedStaysTheSameInAllVersions() {
    let deal = SunAndMoonState(level: .solitaire, seed: 7).deal
    #expect(
      deal == SunAndMoonDeal(home: "sY mTH mTH sYTH mYTH", visitor: "sYTH sYH sTH mYTH sYT", starter: .visitor))
  }

  /// In 25,000 deals each of the shares is within four standard deviations.
  @Test func symbolsAndAreasHaveEvenChances() {
    var (suns, areas, count) = (0, [0, 0, 0], 0)
    for seed in 0..<2_500 as Range<UInt64> {
      for card in SunAndMoonState(level: .anyDeal, seed: seed).deal.cards {
        count += 1
        suns += card.symbol == .sun ? 1 : 0
        for area in card.areas.areas { areas[area.rawValue] += 1 }
      }
    }
    func share(_ part: Int) -> Double { Double(part) / Double(count) }
    #expect(abs(share(suns) - 0.5) < 0.013)
    // Each sign has an even chance, and no card is without one: four of the seven remaining sets have it.
    for area in areas { #expect(abs(share(area) - 4.0 / 7) < 0.013) }
  }

  @Test func shortagesOfCardsMakeADealUnsolvable() {
    let deal = SunAndMoonDeal(home: "sY sY sYT mYTH mYTH", visitor: "mYTH mYTH mYTH mYTH sH")
    #expect(deal.isSolvable && deal.hasSolution)
    let short = SunAndMoonDeal(home: "sY sY mY mYTH mYTH", visitor: "mYTH mYTH mYTH mYTH sTH")
    #expect(!short.isSolvable && !short.hasSolution)
    let start = GameTreeNode(turn: .home)
    #expect(short.fillable(from: start) == 5)
    #expect(
      short.shortages(in: start) == [
        SunAndMoonShortage(symbol: .sun, areas: [TableAreas(.there), TableAreas(.here)], cardCount: 1)
      ])
  }

  @Test func aValidDealHasFiveCardsOfEachPlayerInTheirOrder() {
    let cards = SunAndMoonState(level: .anyDeal, seed: 7).deal.cards
    func isValid(_ cards: [SkyCard]) -> Bool { SunAndMoonDeal(cards: cards, starter: .home).isValid }
    func canBegin(_ owner: TablePlayer, _ index: Int, _ areas: TableAreas) -> Bool {
      isValid([SkyCard(owner: owner, index: index, symbol: .sun, areas: areas)] + cards.dropFirst())
    }
    #expect(isValid(cards) && canBegin(.home, 0, .all))
    #expect(!canBegin(.visitor, 0, .all) && !canBegin(.home, 1, .all))
    #expect(!canBegin(.home, 0, []) && !canBegin(.home, 0, TableAreas(rawValue: 8)))
    #expect(!isValid(Array(cards.dropLast())) && !isValid(cards + [cards[0]]))
  }

  @Test func dealsForTwoAreWonByAtMostTwoPoints() {
    for seed in 0..<100 as Range<UInt64> {
      let deal = SunAndMoonState(level: .twoPlayers, seed: seed).deal
      #expect(deal.isSolvable)
      for starter in TablePlayer.allCases {
        var search = SunAndMoonSearch(deal)
        #expect(abs(search.value(of: GameTreeNode(turn: starter))) <= 2)
      }
    }
  }
}
