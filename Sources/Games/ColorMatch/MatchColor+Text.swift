extension MatchColor {
  /// The name of the color, whose English one is the raw value; translated with those of Move Me, which are the same.
  package var word: String { tr(rawValue) }

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
