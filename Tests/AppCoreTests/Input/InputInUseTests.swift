import Games
import Testing

@testable import AppCore

@Suite @MainActor struct InputInUseTests {
  @Test func keysCountAsSwitchesWhileSwitchesAreUsed() {
    let input = InputInUse()
    #expect(input.input == .pointer)
    input.lastPress = .keyboard
    #expect(input.input == .keyboard)
    input.use(.two, .spaceOrReturn)
    #expect(input.input == .switches)
    input.lastPress = .touch
    #expect(input.input == .touch)
    input.use(.none, .spaceOrReturn)
    input.lastPress = .keyboard
    #expect(input.input == .keyboard)
  }

  @Test func switchesAreTheInputBeforeTheirFirstPress() {
    let input = InputInUse()
    input.use(.one, .spaceOrReturn)
    #expect(input.input == .switches)
  }

  @Test func aButtonThatIsASwitchExplainsSwitches() {
    let input = InputInUse()
    input.use(.one, .anyKeyOrButton)
    input.lastPress = .pointer
    #expect(input.input == .switches)
    input.use(.one, .anyKey)
    #expect(input.input == .pointer)
    input.use(.none, .anyKeyOrButton)
    #expect(input.input == .pointer)
  }

  @Test func learnedGamesAreStoredByName() {
    let preferences = InterfacePreferences()
    #expect(preferences.learnedGameNames.isEmpty)
    preferences.learnedGames = [.moveMe, .colorMatch]
    #expect(preferences.learnedGameNames == "color-match move-me")
    preferences.learnedGameNames = "memory  a-game-to-come memory"
    #expect(preferences.learnedGames == [.memory])
  }
}
