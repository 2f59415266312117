extension MatchColor {
  /// The name of the color; translated with those of the colors of Move Me, which are the same.
  package var word: String { tr(rawValue) }

  /// Returns the color's name in a language, or else in the player's; the raw value is the name in the source language.
  func word(in language: MessageCatalog?) -> String { language?[rawValue] ?? word }

  /// The name of the square: one phrase, because its words agree with each other in many languages.
  package var pieceName: String {
    switch self {
    case .red: tr("Red circle")
    case .yellow: tr("Yellow star")
    case .green: tr("Green triangle")
    case .blue: tr("Blue square")
    case .orange: tr("Orange diamond")
    case .purple: tr("Purple heart")
    case .pink: tr("Pink flower")
    case .brown: tr("Brown hexagon")
    case .turquoise: tr("Turquoise drop")
    }
  }
}
