/// The symbol on a card; saved games contain the raw value.
package enum SkySymbol: Int, Codable, CaseIterable, Sendable {
  case sun, moon

  package var opposite: SkySymbol { self == .sun ? .moon : .sun }
}
