extension MatchColor {
  /// The translated name of the color, one of those of Move Me; the raw value is the English name.
  package var word: String { tr(rawValue) }

  func word(in language: MessageCatalog?) -> String { language?[rawValue] ?? word }

  /// The name of the square as one phrase, because its words agree with each other in many languages.
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
