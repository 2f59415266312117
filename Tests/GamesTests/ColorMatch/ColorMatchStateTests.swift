import FoundationEssentials
import Testing

@testable import Games

@Suite struct ColorMatchStateTests {
  @Test func theColorOfTheWordIsMatched() throws {
    var state = ColorMatchState(level: .three, seed: 1)
    let word = try #require(state.word)
    #expect(state.lastMatched == nil)
    #expect(state.answer(word) == [.matched(word)])
    #expect(state.lastMatched == word)
    #expect(state.isPlaced(word))
    #expect(state.remaining == state.colors.filter { $0 != word })
    #expect(state.word == state.words[1])
  }

  @Test func aWrongColorChangesNothing() throws {
    var state = ColorMatchState(level: .three, seed: 1)
    let dealt = state
    let (word, chosen) = (state.words[0], state.words[2])
    #expect(state.answer(chosen) == [.mistaken(chosen: chosen, word: word)])
    #expect(state == dealt)
  }

  @Test func theLastWordWins() {
    var state = ColorMatchState(level: .threeTricky, seed: 1)
    #expect(state.answer(state.words[0]) == [.matched(state.words[0])])
    #expect(state.answer(state.words[1]) == [.matched(state.words[1])])
    #expect(state.ink != nil)
    #expect(state.answer(state.words[2]) == [.matched(state.words[2]), .won])
    #expect(state.isOver && state.word == nil && state.ink == nil && state.remaining == [])
    let won = state
    #expect(state.answer(.red) == [])
    #expect(state == won)
  }

  @Test func aPlacedColorIsNoAnswer() {
    var state = ColorMatchState(level: .three, seed: 1)
    _ = state.answer(state.words[0])
    let matched = state
    #expect(state.answer(state.words[0]) == [])
    #expect(state == matched)
  }

  @Test func oneRightAnswerLeadsToTheNextState() {
    var state = ColorMatchState(level: .three, seed: 1)
    for word in state.words {
      let earlier = state
      _ = state.answer(word)
      #expect(state.isSuccessor(of: earlier) && !earlier.isSuccessor(of: state) && !earlier.isSuccessor(of: earlier))
    }
    #expect(!state.isSuccessor(of: state), "nothing follows the end")
  }

  @Test(arguments: ColorMatchLevel.allCases)
  func onlyTrickyLevelsHaveInks(level: ColorMatchLevel) {
    let state = ColorMatchState(level: level, seed: 5)
    #expect(state.inks.count == (level.isTricky ? level.colorCount : 0))
    #expect((state.ink != nil) == level.isTricky)
  }

  // MARK: Drag rules

  @Test func everySquareIsAcceptedOverTheTarget() {
    let state = ColorMatchState(level: .six, seed: 3)
    #expect(state.maximumActiveDrags == 6)
    for color in state.colors {
      #expect(state.canPickUp(color))
      #expect(state.places(for: color) == [.target])
      #expect(state.verdict(for: color, over: .target) == .accepted)
      #expect(state.verdict(for: color, over: .slot(color)) == .unknown)
      #expect(state.verdict(for: color, over: .slot(color == .red ? .green : .red)) == .rejected(.notYourSlot))
    }
    #expect(!state.canPickUp(.turquoise), "not in this round")
  }

  @Test func theOutcomeOfADropDependsOnTheWord() {
    let state = ColorMatchState(level: .three, seed: 3)
    let (word, other) = (state.words[0], state.words[1])
    #expect(state.outcome(of: word, droppedOn: .target) == .stays(.target))
    #expect(
      state.outcome(of: other, droppedOn: .target) == .returns(.refused(.wrongColor(chosen: other, word: word))))
    #expect(state.outcome(of: word, droppedOn: .slot(word)) == .returns(.cancelled))
    #expect(state.outcome(of: word, droppedOn: .slot(other)) == .returns(.refused(.notYourSlot)))
  }

  @Test func aPlacedSquareCannotBeDragged() {
    var state = ColorMatchState(level: .three, seed: 3)
    let word = state.words[0]
    _ = state.answer(word)
    #expect(!state.canPickUp(word))
    #expect(state.places(for: word) == [])
    #expect(state.verdict(for: word, over: .target) == .unknown)
    #expect(state.outcome(of: word, droppedOn: .target) == .returns(.missed))
    for color in state.remaining { _ = state.answer(state.word ?? color) }
    #expect(state.outcome(of: word, droppedOn: .target) == .returns(.missed))
  }
}
