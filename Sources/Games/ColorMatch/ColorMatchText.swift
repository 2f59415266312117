/// The texts about a round.
package struct ColorMatchText: GameText {
  /// The round that the texts describe.
  package let state: ColorMatchState
  /// The counters of the round.
  package let tally: Counters
  /// The time played.
  package let elapsed: Duration
  /// The language of the words on the target, or `nil` for the player's own.
  var language: MessageCatalog?

  /// Returns a color's word as the target shows it.
  package func word(_ color: MatchColor) -> String { color.word(in: language) }

  // MARK: The board

  /// The accessible name of the board: the task.
  package var board: String { tr("Match colors to words") }

  /// Returns the accessible name of a square: its color and slot.
  package func pieceName(_ color: MatchColor, isPickedUp: Bool = false) -> String {
    let name =
      isPickedUp ? tr("{piece}, slot {number}, picked up") : tr("{piece}, slot {number}")
    return name.formatted(["piece": color.pieceName, "number": slotNumber(color)])
  }

  /// Returns the accessible description of a square: the available action.
  package func pieceDescription(isPickedUp: Bool = false) -> String {
    isPickedUp ? tr("Press Escape to put it back.") : tr("Press Space to pick it up.")
  }

  /// Returns the accessible name of a square's slot.
  package func slotName(_ color: MatchColor) -> String {
    let name = state.isPlaced(color) ? tr("Slot {number}, empty") : tr("Slot {number}: {piece}")
    return name.formatted(["piece": color.pieceName, "number": slotNumber(color)])
  }

  /// Returns the accessible description of the slot of a dragged square.
  package func slotDescription(carrying color: MatchColor) -> String {
    tr("{piece}: press Return to put it back.").formatted(["piece": color.pieceName])
  }

  /// The accessible name of the target: its word, and the ink if it differs.
  package var targetName: String {
    guard let word = state.word else { return tr("Target: all placed") }
    guard let ink = state.ink else { return tr("Target: the word {word}").formatted(["word": self.word(word)]) }
    return tr("Target: the word {word}, printed in {ink}").formatted(["word": self.word(word), "ink": ink.word])
  }

  /// Returns the accessible description of the target, for the dragged square if there is one.
  package func targetDescription(carrying color: MatchColor?) -> String {
    guard let color else { return state.isOver ? "" : tr("Bring the color that the word names.") }
    return tr("{piece}: press Return to drop it here, or Escape to put it back.").formatted(["piece": color.pieceName])
  }

  private func slotNumber(_ color: MatchColor) -> String {
    state.colors.firstIndex(of: color).map { "\($0 + 1)" } ?? ""
  }

  // MARK: The course of the round

  /// The status of the round, such as "2 of 3 placed, 1 mistake, 0:42".
  package var status: String {
    let placed = trn("{placed} of {count} placed", "{placed} of {count} placed", formatted: state.colors.count)
      .formatted(["placed": "\(state.matchedCount)"])
    return tr("{placed}, {mistakes}, {time}")
      .formatted(["placed": placed, "mistakes": mistakes, "time": time])
  }

  /// The sentence about the end of the round.
  package var end: String {
    let mistakes =
      tally.mistakes == 0
      ? tr("with no mistakes")
      : trn("with {count} mistake", "with {count} mistakes", formatted: tally.mistakes)
    return trn(
      "All {count} placed in {time}, {mistakes}.", "All {count} placed in {time}, {mistakes}.",
      formatted: state.colors.count
    ).formatted(["time": time, "mistakes": mistakes])
  }

  private var mistakes: String {
    tally.mistakes == 0
      ? tr("no mistakes")
      : trn("{count} mistake", "{count} mistakes", formatted: tally.mistakes)
  }
}
