/// A round of Color Match: words appear one at a time, and each is matched with the square of its color.
public struct ColorMatchState: GameState {
  /// The event that a move causes.
  public typealias Change = ColorMatchChange

  /// The level of the round.
  public let level: ColorMatchLevel
  /// The colors of the round, each once, in the order in which their words appear.
  public let words: [MatchColor]
  /// The ink of each word in a tricky level, never its own color; empty in other levels.
  public let inks: [MatchColor]
  /// The number of words that are matched.
  public private(set) var matchedCount = 0

  /// Deals a round; the same level and seed deal the same round on every machine.
  public init(level: ColorMatchLevel, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.level = level
    words = shuffled(level.colors, using: &generator)
    inks =
      level.isTricky
      ? words.compactMap { word in generator.element(of: level.colors.filter { $0 != word }) }
      : []
  }

  /// The colors of the row, placed or not.
  public var colors: [MatchColor] { level.colors }

  /// The word on the target, or `nil` when the round is won.
  public var word: MatchColor? { isOver ? nil : words[matchedCount] }

  /// The ink of the word on the target, or `nil` for the usual one.
  public var ink: MatchColor? { isOver || inks.isEmpty ? nil : inks[matchedCount] }

  /// The color that fills the target: that of the last matched word.
  public var lastMatched: MatchColor? { words.prefix(matchedCount).last }

  /// The squares that are still in the row, in its order.
  public var remaining: [MatchColor] { colors.filter { !isPlaced($0) } }

  /// Whether every word is matched.
  public var isOver: Bool { matchedCount == words.count }

  /// The number of matched words, of all.
  public var progress: Progress { Progress(matchedCount, of: words.count) }

  /// Whether the square has left the row.
  public func isPlaced(_ color: MatchColor) -> Bool {
    words.prefix(matchedCount).contains(color)
  }

  /// Answers the word on the target, and returns the events: none if the round is won or the color is already placed.
  public mutating func answer(_ color: MatchColor) -> [ColorMatchChange] {
    guard let word, !isPlaced(color) else { return [] }
    guard color == word else { return [.mistaken(chosen: color, word: word)] }
    matchedCount += 1
    return isOver ? [.matched(color), .won] : [.matched(color)]
  }

  /// Returns whether a deal begins with the word that is, or was last, on the target.
  ///
  /// A restart looks for a deal that does not.
  public func isRepeated(by deal: ColorMatchState) -> Bool {
    deal.word == word ?? lastMatched
  }

  /// Returns whether the right answer in the earlier state leads to this one.
  public func follows(_ earlier: ColorMatchState) -> Bool {
    guard let word = earlier.word else { return false }
    var next = earlier
    return !next.answer(word).isEmpty && next == self
  }

  /// Whether the rules can lead to this state.
  public var isValid: Bool {
    let inksFit = inks.count == words.count && zip(inks, words).allSatisfy { $0 != $1 && colors.contains($0) }
    return words.count == colors.count && Set(words) == Set(colors) && (level.isTricky ? inksFit : inks.isEmpty)
      && (0...words.count).contains(matchedCount)
  }
}
