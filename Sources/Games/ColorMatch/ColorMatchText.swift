package struct ColorMatchText: GameText {
  package let state: ColorMatchState
  package let counters: Counters
  package let elapsed: Duration
  /// The language of the words on the target, or `nil` for the player's own.
  var language: MessageCatalog?

  package func word(_ color: MatchColor) -> String { color.word(in: language) }

  package var board: String { tr("Match colors to words") }

  package func pieceName(_ color: MatchColor) -> String {
    tr("{piece}, slot {number}").formatted(["piece": color.pieceName, "number": slotNumber(color)])
  }

  package func slotName(_ color: MatchColor) -> String {
    let name = state.isPlaced(color) ? tr("Slot {number}, empty") : tr("Slot {number}: {piece}")
    return name.formatted(["piece": color.pieceName, "number": slotNumber(color)])
  }

  package var targetName: String {
    guard let word = state.word else { return tr("Target: all placed") }
    guard let ink = state.ink else { return tr("Target: the word {word}").formatted(["word": self.word(word)]) }
    return tr("Target: the word {word}, printed in {ink}").formatted(["word": self.word(word), "ink": ink.word])
  }

  package var targetDescription: String { state.isOver ? "" : tr("Bring the color that the word names.") }

  private func slotNumber(_ color: MatchColor) -> String {
    state.colors.firstIndex(of: color).map { "\($0 + 1)" } ?? ""
  }

  package var status: String {
    let placed = trn("{placed} of {count} placed", "{placed} of {count} placed", count: state.colors.count)
      .formatted(["placed": "\(state.matchedCount)"])
    return tr("{placed}, {mistakes}, {time}")
      .formatted(["placed": placed, "mistakes": mistakes, "time": time])
  }

  package var end: String {
    let mistakes =
      counters.mistakes == 0
      ? tr("with no mistakes")
      : trn("with {count} mistake", "with {count} mistakes", count: counters.mistakes)
    return trn(
      "All {count} placed in {time}, {mistakes}.", "All {count} placed in {time}, {mistakes}.",
      count: state.colors.count
    ).formatted(["time": time, "mistakes": mistakes])
  }

  private var mistakes: String {
    counters.mistakes == 0
      ? tr("no mistakes")
      : trn("{count} mistake", "{count} mistakes", count: counters.mistakes)
  }
}
