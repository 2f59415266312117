import AppCore
import FoundationEssentials
import Games
import Storage
import Widgets

final class ResultsTransfer {
  /// The maximum size of an imported file, in bytes: some 50,000 results.
  nonisolated private static let largestFile = 16 << 20

  let widget: Widget
  var tell: ((String, Button) -> Void)?
  private let results: ResultsStore
  private unowned let dialog: Dialog
  private let exportButton = Button(tr("Export…"), styles: ["pill"])
  private let importButton = Button(tr("Import…"), styles: ["pill"])

  init(_ results: ResultsStore, over dialog: Dialog) {
    (self.results, self.dialog) = (results, dialog)
    for button in [exportButton, importButton] { button.align(horizontally: .center) }
    widget = Box(.vertical, spacing: 12, [exportButton, importButton])
    exportButton.onClick { [weak self] in self?.exportTapped() }
    importButton.onClick { [weak self] in self?.importTapped() }
  }

  private func exportTapped() {
    let name = "grab-bag-results.json"
    FileChooser.save(over: dialog, title: tr("Export All Results"), name: name) { [self] uri in
      let exchange = results.exchange
      transfer(uri, from: exportButton, failure: tr("Cannot write {file}.")) {
        try WholeFile.write([UInt8](try exchange.data), uri: uri)
      } message: { _, file in
        tr("All results were exported to {file}.").formatted(["file": file])
      }
    }
  }

  private func importTapped() {
    FileChooser.open(
      over: dialog, title: tr("Import Results"), .endings(["json"]), filterLabel: tr("Results of Grab Bag")
    ) { [self] uris in
      guard let uri = uris.first else { return }
      transfer(uri, from: importButton, failure: tr("Cannot read {file}.")) {
        try ResultsExchange(data: Data(try WholeFile.read(uri: uri, limit: Self.largestFile)))
      } message: { [results] exchange, _ in
        let count = await results.merge(exchange) { await WorkerPool.run($0) }
        return count == 0
          ? tr("The file contains no new results.")
          : trn("{count} result added", "{count} results added", count: count)
      }
    }
  }

  private func transfer<Value: Sendable>(
    _ uri: String, from button: Button, failure: String, _ work: @escaping @Sendable () throws -> Value,
    message: @escaping (Value, _ file: String) async -> String
  ) {
    Task {
      // The task is never canceled, so there is always an outcome.
      guard let outcome = await WorkerPool.run({ Result { try work() } }) else { return }
      let file = FileName.display(ofURI: uri).displayName
      switch outcome {
      case .success(let value): tell?(await message(value, file), button)
      case .failure(let error):
        Diagnosis.fileFailed(file, error)
        tell?(Self.message(error, failure.formatted(["file": file])), button)
      }
    }
  }

  private static func message(_ error: any Error, _ failure: String) -> String {
    switch error {
    case let error as ResultsExchangeError: error.message
    case let error as GLibError: [failure, error.fileReason?.sentence ?? ""].joinedSentences()
    default: failure
    }
  }
}

extension GLibError.FileReason {
  fileprivate var sentence: String {
    switch self {
    case .noSpace: FileProblem.diskFull.sentence
    case .readOnly: FileProblem.readOnlyDisk.sentence
    case .noPermission: FileProblem.noPermission.sentence
    case .tooLarge: FileProblem.tooLarge.sentence
    case .missing: tr("The file or its folder does not exist.")
    }
  }
}
