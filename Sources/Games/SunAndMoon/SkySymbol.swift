/// The symbol of a card; every area has room for one of each.
package enum SkySymbol: Int, Codable, CaseIterable, Sendable {
  /// The sun, which brightens an area.
  case sun
  /// The moon, which darkens an area.
  case moon

  /// The other symbol.
  package var opposite: SkySymbol { self == .sun ? .moon : .sun }
}
