import FoundationEssentials
import Games
import Widgets

/// Two buttons: all results into a file, and those of a file to the ones that are here.
final class ResultsTransfer {
  let widget: Widget
  /// Called with what came of it, and the button that was pressed.
  var tell: ((String, Button) -> Void)?
  private let results: ResultsBook
  private unowned let dialog: Dialog
  private let toFile = Button(tr("Export…"), styles: ["pill"])
  private let fromFile = Button(tr("Import…"), styles: ["pill"])

  init(_ results: ResultsBook, over dialog: Dialog) {
    (self.results, self.dialog) = (results, dialog)
    for button in [toFile, fromFile] { button.align(horizontally: .center) }
    widget = Box(.vertical, spacing: 12, [toFile, fromFile])
    toFile.onClick { [weak self] in self?.exportTapped() }
    fromFile.onClick { [weak self] in self?.importTapped() }
  }

  private func exportTapped() {
    let name = "grab-bag-results.json"
    FileChooser.chooseNewFile(over: dialog, title: tr("Export All Results"), name: name) { [self] uri in
      Task {
        guard let bytes = try? [UInt8](results.exchange.data) else { return }
        let failed = await BackgroundWork.run { (try? WholeFile.write(bytes, uri: uri)) == nil }
        let file = FileName.display(ofURI: uri)
        let message = failed == true ? tr("Cannot write {file}.") : tr("All results are in {file}.")
        tell?(message.filling(["file": file]), toFile)
      }
    }
  }

  private func importTapped() {
    FileChooser.chooseFile(
      over: dialog, title: tr("Import Results"), filter: tr("Results of Grab Bag"), pattern: "*.json"
    ) { [self] uri in
      Task {
        let bytes = await BackgroundWork.run { try? WholeFile.read(uri: uri) }
        tell?(outcome(of: bytes ?? nil, FileName.display(ofURI: uri)), fromFile)
      }
    }
  }

  private func outcome(of bytes: [UInt8]?, _ file: String) -> String {
    guard let bytes else { return tr("Cannot read {file}.").filling(["file": file]) }
    do throws(ResultsExchangeError) {
      let count = results.merge(try ResultsExchange(data: Data(bytes)))
      return count == 0
        ? tr("All of these results are here already.")
        : trn("{count} result added", "{count} results added", filling: count)
    } catch {
      return error.message
    }
  }
}
