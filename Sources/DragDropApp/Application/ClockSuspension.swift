import Games
import Widgets

/// Stops the clock of the shown game while menus, dialogs or other windows keep the player from it.
final class ClockSuspension {
  private weak var model: (any GameModel)?
  /// Whether something keeps the player from the game now.
  private(set) var isObstructed = true
  private var obstructions: WindowObstructions?

  init(in window: Window) {
    obstructions = WindowObstructions(of: window) { [weak self] in
      self?.isObstructed = $0
      self?.update()
    }
  }

  func follow(_ model: any GameModel) {
    self.model = model
    update()
  }

  private func update() { isObstructed ? model?.suspendClock() : model?.resumeClock() }
}
