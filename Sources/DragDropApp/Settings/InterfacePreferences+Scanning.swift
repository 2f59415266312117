import AppCore
import Widgets

extension InterfacePreferences {
  var scanning: SwitchScanning.Switches? {
    switch switches {
    case .none: nil
    case .one: .one(interval: scanInterval)
    case .two: .two
    }
  }
}
