import Games
import Widgets

enum ClearResults {
  static func ask(_ results: ResultsStore, over dialog: Dialog) {
    ConfirmationDialog.ask(
      tr("Clear All Results?"), text: tr("The results of all games and levels will be lost."), cancel: tr("_Cancel"),
      confirm: tr("C_lear"), over: dialog
    ) { results.clear() }
  }
}
