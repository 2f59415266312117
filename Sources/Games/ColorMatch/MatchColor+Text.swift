extension MatchColor {
  /// The color's name in the player's language.
  package var word: String {
    switch self {
    case .red: tr("red")
    case .yellow: tr("yellow")
    case .green: tr("green")
    case .blue: tr("blue")
    case .orange: tr("orange")
    case .purple: tr("purple")
    case .pink: tr("pink")
    case .brown: tr("brown")
    case .turquoise: tr("turquoise")
    }
  }

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
