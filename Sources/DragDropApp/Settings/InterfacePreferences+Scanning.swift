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

  var scanOptions: ScanOptions {
    var options = ScanOptions()
    options.pattern = ScanPattern(rawValue: scanDivision.rawValue) ?? options.pattern
    options.keys = ScanOptions.Keys(rawValue: switchKeys.rawValue) ?? options.keys
    (options.rounds, options.firstItemTime) = (scanRounds, scanFirstItemTime)
    (options.holdTime, options.backTime, options.scansWhileHeld) = (scanHoldTime, scanBackTime, scansWhileHeld)
    return options
  }
}
