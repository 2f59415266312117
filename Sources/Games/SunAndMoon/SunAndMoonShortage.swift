/// Areas without a symbol for which too few cards are left: the reason why a game is stuck.
package struct SunAndMoonShortage: Equatable, Sendable {
  package let symbol: SkySymbol
  package let areas: TableAreas
  /// The number of cards left that could bring the symbol to one of these areas.
  package let cardCount: Int

  var missingCount: Int { areas.count - cardCount }
}

extension SunAndMoonDeal {
  /// Returns the number of slots that can still be filled from a node if one player plays both hands.
  ///
  /// This is Philip Hall's marriage theorem (1935) with Øystein Ore's deficiency: the number of areas that stay without
  /// a symbol is the number of cards that the set of areas with the greatest shortage lacks.
  func fillable(from node: GameTreeNode) -> Int {
    SkySymbol.allCases.reduce(0) { sum, symbol in
      let missing = missingAreas(symbol, in: node)
      let worst = shortages(of: symbol, in: node).map(\.missingCount).max() ?? 0
      return sum + missing.count - worst
    }
  }

  /// Returns the smallest sets of areas for which too few cards are left.
  func shortages(in node: GameTreeNode) -> [SunAndMoonShortage] {
    SkySymbol.allCases.flatMap { symbol in
      let all = shortages(of: symbol, in: node)
      return all.filter { shortage in
        !all.contains { $0.areas != shortage.areas && $0.areas.isSubset(of: shortage.areas) }
      }
    }
  }

  private func shortages(of symbol: SkySymbol, in node: GameTreeNode) -> [SunAndMoonShortage] {
    let missing = missingAreas(symbol, in: node)
    let left = cards.filter { $0.symbol == symbol && node.cards >> $0.number & 1 == 1 }
    return TableAreas.choices.filter { $0.isSubset(of: missing) }.compactMap { areas in
      let cardCount = left.count { !$0.areas.isDisjoint(with: areas) }
      return cardCount < areas.count ? SunAndMoonShortage(symbol: symbol, areas: areas, cardCount: cardCount) : nil
    }
  }

  private func missingAreas(_ symbol: SkySymbol, in node: GameTreeNode) -> TableAreas {
    let filled = node.filled >> (symbol.rawValue * GameTreeNode.areaCount)
    return TableAreas(rawValue: UInt8(clamping: ~filled & Int(clamping: TableAreas.all.rawValue)))
  }
}
