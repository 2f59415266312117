import Testing

@testable import Games

@Suite struct ColorMatchTextTests {
  /// A round with the words yellow, red, green; 42 seconds old.
  func text(_ level: ColorMatchLevel = .three, matched: Int = 0, mistakes: Int = 0) -> ColorMatchText {
    var state = ColorMatchState(level: level, seed: 14)
    for word in state.words.prefix(matched) { _ = state.answer(word) }
    var counters = Counters()
    counters.mistakes = mistakes
    return ColorMatchText(state: state, counters: counters, elapsed: .seconds(42))
  }

  @Test func thePieceNameHasColorShapeAndSlot() {
    #expect(text().pieceName(.red) == "Red circle, slot 1")
  }

  @Test func theSlotNameHasItsContent() {
    let text = text(matched: 1)
    #expect(text.slotName(text.state.words[0]).hasSuffix(", empty"))
    #expect(self.text().slotName(.yellow) == "Slot 2: Yellow star")
  }

  @Test func theTargetNameHasTheWord() {
    #expect(text().targetName == "Target: the word yellow")
    #expect(text(.threeTricky).targetName == "Target: the word yellow, printed in red")
    #expect(text(matched: 3).targetName == "Target: all placed")
    #expect(text().targetDescription == "Bring the color that the word names.")
  }

  @Test func theStatusCountsPlacedSquaresAndMistakes() {
    #expect(text().status == "0 of 3 placed, no mistakes, 0:42")
    #expect(text(matched: 2, mistakes: 1).status == "2 of 3 placed, 1 mistake, 0:42")
    #expect(text(.nine, matched: 2, mistakes: 5).status == "2 of 9 placed, 5 mistakes, 0:42")
  }

  @Test func theEndTextCountsPlacedSquaresAndMistakes() {
    #expect(text(matched: 3).end == "All 3 placed in 0:42, with no mistakes.")
    #expect(text(matched: 3, mistakes: 1).end == "All 3 placed in 0:42, with 1 mistake.")
    #expect(text(matched: 3, mistakes: 2).end == "All 3 placed in 0:42, with 2 mistakes.")
  }

  @Test func dropsHaveMessagesAndReasons() {
    let refusal = ColorMatchRefusal.wrongColor(chosen: .red, word: .yellow)
    #expect(text(matched: 1).message(after: [.matched(.yellow)]) == "Right: yellow. The next word is red.")
    #expect(text().reason(refusal) == "This is red, but the word is yellow.")
    #expect(text(mistakes: 2).message(after: [.mistaken(chosen: .red, word: .yellow)]) == "2 mistakes.")
    #expect(
      text(matched: 3).message(after: [.matched(.green), .won]) == "Right: green.",
      "the end page shows the result")
    #expect(text().reason(.notYourSlot) == "This slot belongs to another color.")
  }

  @Test func otherChangesHaveMessages() {
    #expect(text().message(after: []) == nil)
    #expect(text().message(after: [.dealt]) == "New round. The word is yellow.")
    #expect(text().message(after: [.undone]) == "Undone. The word is yellow.")
    #expect(text().message(after: [.redone]) == "Redone. The word is yellow.")
    #expect(text().pickedUp(.red) == "Red circle picked up. The word is yellow.")
    #expect(text().board == "Match colors to words")
  }

  @Test func everyColorHasItsOwnNames() {
    #expect(Set(MatchColor.allCases.map(\.word)).count == 9)
    #expect(Set(MatchColor.allCases.map(\.pieceName)).count == 9)
    #expect(MatchColor.turquoise.pieceName == "Turquoise drop")
  }
}
