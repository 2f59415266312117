/// Finds pairs among files by their names, and in text.
package enum DeckPairing {
  /// The name of a file, and the card that it becomes.
  package struct File: Equatable, Sendable {
    package let name: String
    package let card: DeckCard

    package init(name: String, card: DeckCard) { (self.name, self.card) = (name, card) }
  }

  /// Returns the pairs of files, in their order.
  ///
  /// Files whose names differ only after the last period form a pair, such as `dog.png` and `dog.ogg`, and so do
  /// `dog-a.png` and `dog-b.png`. A file without a partner forms a pair with the word that is its name.
  package static func pairs(of files: [File]) -> [DeckPair] {
    var rest = files[...]
    var pairs: [DeckPair] = []
    while let file = rest.popFirst() {
      let partner = rest.firstIndex { isPair(file.name, $0.name) }
      let second = partner.map { rest.remove(at: $0) }
      // Further files of the same name are ignored, because a pair has two cards.
      rest.removeAll { second != nil && isPair(file.name, $0.name) }
      pairs.append(pair(file, second))
    }
    return pairs
  }

  private static func isPair(_ name: String, _ other: String) -> Bool {
    let (stem, otherStem) = (Self.stem(of: name).lowercased(), Self.stem(of: other).lowercased())
    if stem == otherStem { return true }
    guard let side = Side(stem), let otherSide = Side(otherStem) else { return false }
    return side.name == otherSide.name && side.letter != otherSide.letter
  }

  /// A name that ends with a separator and the letter A or B.
  private struct Side {
    let name: Substring
    let letter: Character

    init?(_ stem: String) {
      guard let letter = stem.last, "ab".contains(letter), let separator = stem.dropLast().last,
        "-_ ".contains(separator), stem.count > 2
      else { return nil }
      (name, self.letter) = (stem.dropLast(2), letter)
    }
  }

  private static func pair(_ file: File, _ partner: File?) -> DeckPair {
    let word = word(of: file.name)
    guard let partner else { return DeckPair(named(file.card, word), DeckCard(word)) }
    // The same name for both pictures would reveal the pair.
    let names = file.card.photo != nil && partner.card.photo != nil ? "" : word
    return DeckPair(named(file.card, names), named(partner.card, names))
  }

  /// Returns a card with a name for its picture; a sound gets none, which would tell what it plays.
  private static func named(_ card: DeckCard, _ name: String) -> DeckCard {
    switch card.media {
    case .picture: DeckCard(name, card.media)
    case .sound: DeckCard("", card.media)
    case nil: card
    }
  }

  package static func stem(of name: String) -> String {
    guard let period = name.lastIndex(of: "."), period > name.startIndex else { return name }
    return String(name[..<period])
  }

  private static func word(of name: String) -> String {
    stem(of: name).map { $0 == "_" ? " " : String($0) }.joined().line(upTo: DeckCard.longestText)
  }

  /// Returns the pairs in lines of text, as in spreadsheets and word lists: two parts separated by a tab, a semicolon
  /// or an equals sign; none if any line has another form.
  package static func pairs(inText text: String) -> [DeckPair] {
    var pairs: [DeckPair] = []
    for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
      guard let pair = pair(inLine: line) else { return [] }
      pairs.append(pair)
    }
    return pairs
  }

  private static func pair(inLine line: Substring) -> DeckPair? {
    for separator: Character in ["\t", ";", "="] {
      let parts = line.split(separator: separator).map { String($0).line(upTo: DeckCard.longestText) }
      if parts.count == 2, !parts.contains("") { return DeckPair(DeckCard(parts[0]), DeckCard(parts[1])) }
    }
    return nil
  }
}
