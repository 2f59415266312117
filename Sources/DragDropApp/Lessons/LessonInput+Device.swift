import Games
import Widgets

extension LessonInput {
  init(_ device: PressMonitor.Device) {
    self =
      switch device {
      case .pointer: .pointer
      case .touchscreen: .touch
      case .keyboard: .keyboard
      }
  }
}
