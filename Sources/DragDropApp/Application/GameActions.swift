import Games
import Widgets

final class GameActions {
  private let newGame: Action
  private let restart: Action
  private let undo: Action
  private let redo: Action
  private let pause: Action
  private let status: Action
  private let level: Action
  private let copyResult: Action
  private var token: ObservationToken?

  init(on window: Window, page: @escaping () -> GamePage?) {
    newGame = window.addAction("new-game") { page()?.play { $0.newGame() } }
    restart = window.addAction("restart") { page()?.play { $0.restart() } }
    undo = window.addAction("undo") { page()?.undo() }
    redo = window.addAction("redo") { page()?.model.redo() }
    pause = window.addAction("pause") { page()?.pauseTapped() }
    status = window.addAction("status") { page()?.showStatus() }
    level = window.addAction("level", choice: "") { page()?.levelChosen($0) }
    copyResult = window.addAction("copy-result") { page()?.copyResult() }
    follow(nil)
  }

  /// Enables the actions that `model` allows, now and after each change.
  func follow(_ model: (any GameModel)?) {
    token = observe { [weak self, weak model] in
      guard let self else { return }
      for action in [newGame, restart, status, level] { action.isEnabled = model != nil }
      undo.isEnabled = model?.canUndo == true
      redo.isEnabled = model?.canRedo == true
      pause.isEnabled = model?.canPause == true || model?.isPaused == true
      copyResult.isEnabled = model?.isOver == true
      level.setChoice(model?.levelID ?? "")
    }
  }
}
