import Games
import InputEvents
import Observation

/// The input that the player has used last, which lessons explain.
@MainActor @Observable
package final class InputInUse {
  /// The input of the last press of a button, a finger or a key.
  package var lastPress = LessonInput.pointer
  private var hasSwitches = false
  private var areButtonsSwitches = false

  package init() {}

  /// Sets the switches of the player, which act as keys, and whether buttons and fingers are switches as well.
  package func use(_ switches: InterfacePreferences.SwitchCount, _ keys: ScanOptions.Keys) {
    areButtonsSwitches = keys == .anyKeyOrButton
    guard hasSwitches != (switches != .none) else { return }
    hasSwitches = switches != .none
    if hasSwitches { lastPress = .keyboard }
  }

  package var input: LessonInput {
    hasSwitches && (areButtonsSwitches || lastPress == .keyboard) ? .switches : lastPress
  }
}
