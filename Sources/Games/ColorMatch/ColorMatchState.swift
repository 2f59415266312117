/// A round of Color Match: words appear one at a time, and each is matched with the square of its color.
package struct ColorMatchState: GameState {
  package typealias Change = ColorMatchChange

  package let level: ColorMatchLevel
  /// The colors of the round, each once, in the order in which their words appear.
  package let words: [MatchColor]
  /// The ink of each word in a tricky level, never its own color; empty in other levels.
  package let inks: [MatchColor]
  package private(set) var matchedCount = 0
  /// The squares in shuffled order at a tricky level; `nil` at others, and in games that earlier releases saved.
  private let shuffledColors: [MatchColor]?

  private enum CodingKeys: String, CodingKey {
    case level, words, inks, matchedCount
    case shuffledColors = "squares"
  }

  package init(level: ColorMatchLevel, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.level = level
    words = shuffled(level.colors, using: &generator)
    guard level.isTricky else {
      (inks, shuffledColors) = ([], nil)
      return
    }
    inks = words.compactMap { word in generator.element(of: level.colors.filter { $0 != word }) }
    // Shuffled last, so that a seed gives the same words and inks as in earlier releases.
    shuffledColors = shuffled(level.colors, using: &generator)
  }

  package var colors: [MatchColor] { shuffledColors ?? level.colors }

  package var word: MatchColor? { isOver ? nil : words[matchedCount] }

  /// The ink of the word on the target, or `nil` for the usual ink.
  package var ink: MatchColor? { isOver || inks.isEmpty ? nil : inks[matchedCount] }

  package var lastMatched: MatchColor? { words.prefix(matchedCount).last }

  package var remaining: [MatchColor] { colors.filter { !isPlaced($0) } }

  package var isOver: Bool { matchedCount == words.count }

  package var progress: Progress { Progress(matchedCount, of: words.count) }

  package func isPlaced(_ color: MatchColor) -> Bool {
    words.prefix(matchedCount).contains(color)
  }

  /// Answers the word on the target, and returns the changes; none if the round is won or the color is already placed.
  package mutating func answer(_ color: MatchColor) -> [ColorMatchChange] {
    guard let word, !isPlaced(color) else { return [] }
    guard color == word else { return [.mistaken(chosen: color, word: word)] }
    matchedCount += 1
    return isOver ? [.matched(color), .won] : [.matched(color)]
  }

  /// Returns whether a deal begins with the word that is or was last on the target, which a restart avoids.
  func isRepeated(by deal: ColorMatchState) -> Bool {
    deal.word == word ?? lastMatched
  }

  package func isSuccessor(of earlier: ColorMatchState) -> Bool {
    guard let word = earlier.word else { return false }
    var next = earlier
    return !next.answer(word).isEmpty && next == self
  }

  package var isValid: Bool {
    let inksFit = inks.count == words.count && zip(inks, words).allSatisfy { $0 != $1 && colors.contains($0) }
    return isPermutation(words) && (shuffledColors.map(isPermutation) ?? true)
      && (level.isTricky ? inksFit : inks.isEmpty && shuffledColors == nil) && (0...words.count).contains(matchedCount)
  }

  private func isPermutation(_ colors: [MatchColor]) -> Bool {
    colors.count == level.colorCount && Set(colors) == Set(level.colors)
  }
}
