import Testing

@testable import DragAndDrop

@MainActor @Suite struct PassingMessageTests {
  @Test(arguments: [
    ("Undone.", "Press Space.", "Undone. Press Space."),
    ("Undone.", "", "Undone."),
    ("", "Press Space.", "Press Space."),
    ("Here is full.", "Here is full.", "Here is full."),
    ("Here is full.", "There is full. Here is full.", "There is full. Here is full."),
    ("Undone. Here is full.", "Here is full.", "Undone. Here is full."),
  ])
  func nothingIsSaidTwice(message: String, own: String, said: String) {
    #expect(BoardStrings().joined(message, own) == said)
  }
}
