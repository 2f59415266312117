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
  private let levels: Action
  private let showMe: Action
  private let demo: Action
  private var token: ObservationToken?

  init(on window: Window, page: @escaping () -> GamePage?) {
    newGame = window.addAction("new-game") { page()?.play { $0.newGame() } }
    restart = window.addAction("restart") { page()?.play { $0.restart() } }
    // A dialog above the page has a history of its own.
    undo = window.addAction("undo") { page().map { $0.dialogHistory?.undo() ?? $0.undo() } }
    redo = window.addAction("redo") { page().map { $0.dialogHistory?.redo() ?? $0.redo() } }
    pause = window.addAction("pause") { page()?.pauseTapped() }
    status = window.addAction("status") { page()?.showStatus() }
    level = window.addAction("level", choice: "") { page()?.levelChosen($0) }
    copyResult = window.addAction("copy-result") { page()?.copyResult() }
    levels = window.addAction("levels") { page()?.levelsTapped() }
    showMe = window.addAction("show-me") { page()?.showMe() }
    demo = window.addAction("demo") { page()?.showDemo() }
    follow(nil)
  }

  /// Enables the actions that a page allows, now and after each change; none without a page.
  func follow(_ page: GamePage?) {
    token = observe { [weak self, weak page] in
      guard let self else { return }
      let model = page?.model
      for action in [newGame, restart, status, level, levels] { action.isEnabled = model != nil }
      let isBoardShown = page?.showsLevels == false
      undo.isEnabled = isBoardShown && model?.canUndo == true
      redo.isEnabled = isBoardShown && model?.canRedo == true
      pause.isEnabled = isBoardShown && (model?.canPause == true || model?.isPaused == true)
      copyResult.isEnabled = model?.isOver == true
      demo.isEnabled = isBoardShown && model?.isPaused == false
      showMe.isEnabled = demo.isEnabled && model?.isOver == false
      level.setChoice(model?.levelID ?? "")
    }
  }
}
