import Testing

@testable import DragAndDrop

@Suite @MainActor struct KeyHintsTests {
  @Test func aHintIsShownUntilItWasReadThreeTimes() {
    let hints = KeyHints(.untilLearned)
    for time in 1...3 {
      #expect(hints.shows(.pickUp), "time \(time)")
      hints.wasRead(.pickUp)
    }
    #expect(!hints.shows(.pickUp) && hints.shows(.drop))
    hints.wasRead(.pickUp)
    #expect(hints.counts == [.pickUp: 3], "it is not counted any more")
    hints.reset()
    #expect(hints.shows(.pickUp))
  }

  @Test func nothingIsLearnedWithoutAScreenReader() {
    let hints = KeyHints(.untilLearned)
    hints.isHeard = { false }
    for _ in 1...9 { hints.wasRead(.pickUp) }
    #expect(hints.shows(.pickUp) && hints.storedCounts.isEmpty)
  }

  @Test func onlyThePolicyUntilLearnedCounts() {
    for policy in [KeyHints.Policy.always, .onRequest] {
      let hints = KeyHints(policy)
      for _ in 1...9 { hints.wasRead(.pickUp) }
      #expect(hints.counts.isEmpty && hints.shows(.pickUp) == (policy == .always))
    }
  }

  @Test func countsAreStored() {
    let hints = KeyHints(.untilLearned)
    hints.wasRead(.pickUp)
    hints.wasRead(.pickUp)
    hints.wasRead(.drop)
    #expect(hints.storedCounts == "drop=1 pick-up=2")
    let others = KeyHints(.untilLearned)
    others.storedCounts = hints.storedCounts
    #expect(others.counts == hints.counts)
  }

  @Test(arguments: [
    "", "=", "drop", "drop=", "drop=-1", "drop=0", "drop=99999999999999999999", "= =1x  =", "drop=1=2", "drop==1",
  ])
  func malformedCountsAreIgnored(text: String) {
    let hints = KeyHints(.untilLearned)
    hints.storedCounts = text
    #expect(hints.counts.isEmpty)
  }

  @Test func countsAboveThreeAreStoredAsThree() {
    let hints = KeyHints(.untilLearned)
    hints.storedCounts = "drop=\(Int.max) drop=1"
    #expect(!hints.shows(.drop) && hints.storedCounts == "drop=3")
  }

  @Test func theShownHintsChangeOnlyWhenOneIsLearned() {
    let hints = KeyHints(.untilLearned)
    let before = hints.shown
    for _ in 1...2 { hints.wasRead(.pickUp) }
    #expect(hints.shown == before && hints.shown.learned.isEmpty)
    hints.wasRead(.pickUp)
    #expect(hints.shown != before && hints.shown.learned == [.pickUp])
  }
}
