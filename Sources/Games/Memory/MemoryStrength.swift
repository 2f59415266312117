/// The strength of the computer in Memory: how well it remembers cards.
package enum MemoryStrength: String, Codable, CaseIterable, Sendable {
  case easy, medium, hard

  package var title: String {
    switch self {
    case .easy: tr("Computer, Easy")
    case .medium: tr("Computer, Medium")
    case .hard: tr("Computer, Hard")
    }
  }

  /// The number of turned cards after which about two thirds of the cards that were seen once are forgotten.
  var retention: Double {
    switch self {
    case .easy: 3
    case .medium: 10
    case .hard: 40
    }
  }
}
