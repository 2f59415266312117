import Games
import Observation

/// The input that the player has used last, which lessons explain.
@MainActor @Observable
package final class InputInUse {
  /// The input of the last press of a button, a finger or a key.
  package var lastPress = LessonInput.pointer
  private var hasSwitches = false

  package init() {}

  /// Sets the number of the player's switches, which act as keys.
  package func use(_ switches: InterfacePreferences.SwitchCount) {
    guard hasSwitches != (switches != .none) else { return }
    hasSwitches = switches != .none
    if hasSwitches { lastPress = .keyboard }
  }

  package var input: LessonInput { hasSwitches && lastPress == .keyboard ? .switches : lastPress }
}
