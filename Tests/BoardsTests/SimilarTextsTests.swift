import Testing

@testable import Boards

/// The expected values are those of Python's `difflib`.
@MainActor @Suite struct SimilarTextsTests {
  @Test(arguments: [
    ("Square 1", "Square 1, selected", 62.0),
    ("Square 1, blue, top center of the board", "Square 1, blue, top center of the board, selected", 89),
    ("Now at 52.6 percent from the left.", "Now at 55.1 percent from the left.", 94),
    ("Press Space to pick it up.", "Press Escape to put it back.", 70),
    ("Карта 1, закрыта", "карта 2, закрыта", 94),
    ("", "Undone.", 0),
    ("", "", 100),
  ])
  func theSimilarityIsThatOfDifflib(first: String, second: String, percent: Double) {
    #expect(SimilarTexts.similarity(first, second) == percent)
  }

  @Test(arguments: [
    ("Yellow star is back.", "Yellow star, slot 2", true),
    ("Yellow star is back. Press Space to pick it up.", "Yellow star, slot 2", false),
    ("Card 1, row 1, column 1 is turned back, as is the other one.", "Card 1", false),
    ("Card 1, row 1, column 1 is turned back, as is the other one.", "Card 1, row 1, column 1", true),
    ("", "Yellow star, slot 2", false),
  ])
  func aDescriptionThatOrcaSkipsIsRedundant(description: String, label: String, isRedundant: Bool) {
    #expect(SimilarTexts.isRedundant(description, to: label) == isRedundant)
  }
}
