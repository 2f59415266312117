import Games
import Widgets

/// The title of a game's page, with the status of the game, which changes each second while its clock runs.
final class StatusTitle {
  let widget: WindowTitle
  private let model: any GameModel
  private var shown: TitleStatus
  private var ticking: Scheduled?
  private var showing: Scheduled?

  init(of model: any GameModel) {
    (self.model, shown) = (model, model.titleStatus)
    widget = WindowTitle(model.kind.title)
    show(shown)
  }

  /// Shows the status of the model soon, and from then on each second if its clock runs.
  func update() {
    let isCurrent = model.titleStatus == shown
    if !model.isClockRunning {
      ticking = nil
    } else if ticking == nil {
      ticking = .every(seconds: 1) { [weak self] in self?.update() }
    }
    guard !isCurrent, showing == nil else { return }
    // Not in the frame that shows a move, because measuring the lines takes 2 ms.
    showing = .after(0.02) { [weak self] in
      guard let self else { return }
      showing = nil
      show(model.titleStatus)
    }
  }

  private func show(_ status: TitleStatus) {
    shown = status
    widget.show(subtitle: status.whole, short: status.short, shortest: status.shortest)
  }
}
