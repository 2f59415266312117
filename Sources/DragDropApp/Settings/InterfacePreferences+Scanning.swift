import AppCore
import Widgets

extension InterfacePreferences {
  /// The switch scanning that the preferences ask for; nil if it is off.
  var scanning: SwitchScanning.Switches? {
    switch switches {
    case .none: nil
    case .one: .one(interval: scanInterval)
    case .two: .two
    }
  }
}
