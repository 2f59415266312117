import Games
import Widgets

/// The title of a game's page, with the status of the game, which changes each second while its clock runs.
final class StatusTitle {
  let widget: WindowTitle
  private let model: any GameModel
  private var ticking: Scheduled?
  private var showing: Scheduled?

  init(of model: any GameModel) {
    self.model = model
    widget = WindowTitle(model.kind.title)
  }

  func show(isClockRunning: Bool) {
    show()
    guard isClockRunning else { return ticking = nil }
    if ticking == nil { ticking = .every(seconds: 1) { [weak self] in self?.show() } }
  }

  private func show() {
    let (status, race, shortest) = (model.shortStatus, model.shortRaceText, model.text.shortStatus)
    let whole = [model.shortDayText, status].filter { !$0.isEmpty }.joined(separator: " · ")
    let show = { [widget] in
      if race.isEmpty {
        widget.show(subtitle: whole, short: status.isEmpty ? whole : status)
      } else {
        widget.show(subtitle: whole, short: race, shortest: shortest)
      }
    }
    if showing == nil { show() }
    // The frame that shows a move does not show the title, because measuring the lines takes 2 ms.
    showing = .after(0.02, show)
  }
}
