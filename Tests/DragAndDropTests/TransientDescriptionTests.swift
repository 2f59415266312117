import Testing

@testable import DragAndDrop

@MainActor @Suite struct TransientDescriptionTests {
  @Test(arguments: [
    ("Undone.", "Press Space.", "Undone. Press Space."),
    ("Undone.", "", "Undone."),
    ("", "Press Space.", "Press Space."),
    ("Here is full.", "Here is full.", "Here is full."),
    ("Here is full.", "There is full. Here is full.", "There is full. Here is full."),
    ("Undone. Here is full.", "Here is full.", "Undone. Here is full."),
    ("1 of 3 placed, 0:07", "Press Space.", "1 of 3 placed, 0:07. Press Space."),
    ("Ready?", "Press Space.", "Ready? Press Space."),
    ("1 of 3 placed, 0:07", "", "1 of 3 placed, 0:07"),
  ])
  func aRepeatedSentenceIsJoinedOnce(message: String, own: String, said: String) {
    #expect(BoardStrings().joined(message, own) == said)
  }

  @Test func aPhraseEndsWithTheFullStopOfItsLanguage() {
    let strings = BoardStrings { ["{first} {second}": "{first}{second}", "{phrase}.": "{phrase}。"][$0] ?? $0 }
    #expect(strings.joined("0:07", "按空格。") == "0:07。按空格。")
  }
}
