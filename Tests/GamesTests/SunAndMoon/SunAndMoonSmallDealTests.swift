import Testing

@testable import Games

/// Compares the search with brute force, in all deals with two cards per hand.
@Suite struct SunAndMoonSmallDealTests {
  /// The bit of a symbol in an area.
  static func bit(_ symbol: SkySymbol, _ area: TableArea) -> Int { 1 << (2 * area.rawValue + symbol.rawValue) }

  /// The points by which the player with `hand` outscores the one with `other`, calculated from the written rules.
  static func worth(of hand: [SkyCard], against other: [SkyCard], _ placed: Int = 0, hasPassed: Bool = false) -> Int {
    var best: Int?
    for (index, card) in hand.enumerated() {
      for area in card.areas.areas where placed & bit(card.symbol, area) == 0 {
        let isEclipse = placed & bit(card.symbol.opposite, area) != 0
        var rest = hand
        rest.remove(at: index)
        let after = worth(of: other, against: rest, placed | bit(card.symbol, area))
        best = max(best ?? .min, (isEclipse ? 3 : 1) - after)
      }
    }
    // A player who cannot play passes; if neither can, the game is over.
    return best ?? (hasPassed ? 0 : -worth(of: other, against: hand, placed, hasPassed: true))
  }

  @Test func theSearchAgreesWithBruteForceInAllSmallDeals() {
    let kinds = [SkySymbol.sun, .moon].flatMap { symbol in TableAreas.choices.map { (symbol, $0) } }
    let pairs = kinds.indices.flatMap { first in kinds.indices[first...].map { [first, $0] } }
    func hand(_ pair: [Int], _ owner: TablePlayer) -> [SkyCard] {
      (0..<SkyCard.handSize).map { index in
        let kind = kinds[pair[min(index, 1)]]
        return SkyCard(owner: owner, index: index, symbol: kind.0, areas: kind.1)
      }
    }
    var (count, differences) = (0, [String]())
    for home in pairs {
      for visitor in pairs {
        let (homeHand, visitorHand) = (hand(home, .home), hand(visitor, .visitor))
        var search = SunAndMoonSearch(SunAndMoonDeal(cards: homeHand + visitorHand, starter: .home))
        // All other cards count as played.
        let node = GameTreeNode(cards: 0b00011_00011, turn: .home)
        let expected = Self.worth(of: Array(homeHand.prefix(2)), against: Array(visitorHand.prefix(2)))
        if search.value(of: node) != expected { differences.append("\(home) and \(visitor)") }
        count += 1
      }
    }
    #expect(count == 11_025 && differences.isEmpty, "\(differences.prefix(3))")
  }
}
