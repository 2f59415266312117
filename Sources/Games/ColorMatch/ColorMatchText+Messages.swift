extension ColorMatchText {
  package func sentences(about change: ColorMatchChange) -> [String] {
    switch change {
    case .matched(let color): [tr("Right: {word}.").formatted(["word": word(color)])] + nextWord
    // The reason why the square returned precedes this.
    case .mistaken: [mistakes]
    // The end page shows this.
    case .won: []
    case .dealt: [tr("New round.")] + wordNow
    case .undone: [tr("Undone.")] + wordNow
    case .redone: [tr("Redone.")] + wordNow
    }
  }

  /// Returns the announcement of a square that was picked up while the target was not focused.
  package func pickedUp(_ color: MatchColor) -> String {
    ([tr("{piece} picked up.").formatted(["piece": color.pieceName])] + wordNow).joinedSentences()
  }

  package func reason(_ refusal: ColorMatchRefusal) -> String { refusal.message(wordsIn: language) }

  private var nextWord: [String] {
    state.word.map { [tr("The next word is {word}.").formatted(["word": word($0)])] } ?? []
  }

  private var wordNow: [String] {
    state.word.map { [tr("The word is {word}.").formatted(["word": word($0)])] } ?? []
  }

  private var mistakes: String {
    trn("{count} mistake.", "{count} mistakes.", count: counters.mistakes)
  }
}
