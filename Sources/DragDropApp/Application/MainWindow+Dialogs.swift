import AppCore
import Games
import Widgets

extension MainWindow {
  func showResults() {
    guard kind?.hasEnd != false else { return }
    whenResultsAreRead { [self] in
      ResultsDialog(registry.environment, kind: kind, level: page?.model.levelID, over: window).present()
    }
  }

  func showDaily() {
    whenResultsAreRead { [self] in
      let environment = registry.environment
      environment.day.update()
      // The desktop can ask for it while any dialog is open, this one included.
      window.closeDialogs()
      let dialog = DailyDialog(environment, over: window)
      dialog.onPlay = { [weak self] in self?.open($0, $1) }
      dialog.present()
    }
  }

  /// Shows a dialog once the results are read, unless the player requests another one or another page first.
  private func whenResultsAreRead(_ show: @escaping () -> Void) {
    awaitedDialog = show
    whenRead([.results], meanwhile: tellOfSlowFolder) { [self] in
      guard let show = awaitedDialog else { return }
      awaitedDialog = nil
      registry.environment.results.refresh()
      show()
    }
  }

  /// Tells why a dialog is not shown yet, as the page that waits for a game does anyway.
  private func tellOfSlowFolder() {
    if waiting == nil { launcher.tell(tr("Your home folder takes a while to answer.")) }
  }

  func showCodes() {
    let dialog = CodeDialog(page?.model, over: window)
    dialog.onDeal = { [weak self] in self?.open($0) }
    dialog.present()
  }

  func showPreferences() { PreferencesDialog(registry, over: window).present() }

  func showHelp() { HelpDialog(topic: kind.flatMap { .game($0) }, over: window).present() }

  func showShortcuts() { ShortcutsDialog.present(over: window) }

  func showAbout() { About.grabBag.present(over: window) }
}
