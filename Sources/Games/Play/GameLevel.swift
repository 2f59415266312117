/// A level of a game; the raw value is its name in saved games and on the command line.
package protocol GameLevel: Codable, Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == String {
  var title: String { get }
  /// The level that is offered after a win; `nil` after the last.
  var next: Self? { get }
}

extension GameLevel {
  /// Creates the level with a name, for types that are not enumerations with string values.
  package init?(rawValue: String) {
    guard let level = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = level
  }

  package var next: Self? { following }

  var following: Self? { Self.allCases.drop { $0 != self }.dropFirst().first }
}

package struct LevelChoice: Hashable, Identifiable, Sendable {
  package let id: String
  package let title: String

  init(_ level: some GameLevel) {
    id = level.rawValue
    title = level.title
  }
}
