extension ColorMatchText {
  package func sentences(about change: ColorMatchChange) -> [String] {
    switch change {
    case .pickedUp(let color): [tr("{piece} picked up.").formatted(["piece": color.pieceName])] + wordNow
    case .matched(let color): [tr("Right: {word}.").formatted(["word": word(color)])] + nextWord
    case .mistaken(let chosen, let word): [message(.wrongColor(chosen: chosen, word: word)), mistakes]
    // The end page shows this.
    case .won: []
    case .returned(_, .refused(.wrongColor)): []
    case .returned(_, .refused(let refusal)): [message(refusal)]
    case .returned(let color, .missed), .returned(let color, .cancelled):
      [tr("{piece} is back in its slot.").formatted(["piece": color.pieceName])]
    case .dealt: [tr("New round.")] + wordNow
    case .undone: [tr("Undone.")] + wordNow
    case .redone: [tr("Redone.")] + wordNow
    }
  }

  private func message(_ refusal: ColorMatchRefusal) -> String { refusal.message(wordsIn: language) }

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
