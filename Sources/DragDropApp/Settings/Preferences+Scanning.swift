import Games
import Widgets

extension Preferences {
  /// How windows are scanned for the player's switches; nil for no switches.
  var scanning: SwitchScanning.Switches? {
    switch switches {
    case .none: nil
    case .one: .one(interval: scanInterval)
    case .two: .two
    }
  }
}
