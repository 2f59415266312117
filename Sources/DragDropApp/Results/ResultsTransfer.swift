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
  private let toFile = Button(tr("Export…"), styles: ["pill"])
  private let fromFile = Button(tr("Import…"), styles: ["pill"])

  init(_ results: ResultsStore, over dialog: Dialog) {
    (self.results, self.dialog) = (results, dialog)
    for button in [toFile, fromFile] { button.align(horizontally: .center) }
    widget = Box(.vertical, spacing: 12, [toFile, fromFile])
    toFile.onClick { [weak self] in self?.exportTapped() }
    fromFile.onClick { [weak self] in self?.importTapped() }
  }

  private func exportTapped() {
    let name = "grab-bag-results.json"
    FileChooser.save(over: dialog, title: tr("Export All Results"), name: name) { [self] uri in
      let exchange = results.exchange
      Task {
        // The task is never canceled, so there is always an outcome.
        guard let outcome = await WorkerPool.run({ Self.write(exchange, uri) }) else { return }
        tell?(message(outcome, file: FileName.display(ofURI: uri).displayName), toFile)
      }
    }
  }

  private func importTapped() {
    FileChooser.open(
      over: dialog, title: tr("Import Results"), .pattern("*.json"), filterLabel: tr("Results of Grab Bag")
    ) { [self] uris in
      guard let uri = uris.first else { return }
      Task {
        guard let outcome = await WorkerPool.run({ Self.read(uri) }) else { return }
        tell?(await message(outcome, file: FileName.display(ofURI: uri).displayName), fromFile)
      }
    }
  }

  // MARK: Background work

  private enum Failure: Error {
    case file(GLibError)
    case content(ResultsExchangeError)
    case encoding(String)
  }

  nonisolated private static func write(_ exchange: ResultsExchange, _ uri: String) -> Result<Void, Failure> {
    let bytes: [UInt8]
    do { bytes = [UInt8](try exchange.data) } catch { return .failure(.encoding("\(error)")) }
    do throws(GLibError) { return .success(try WholeFile.write(bytes, uri: uri)) } catch {
      return .failure(.file(error))
    }
  }

  nonisolated private static func read(_ uri: String) -> Result<ResultsExchange, Failure> {
    let bytes: [UInt8]
    do throws(GLibError) { bytes = try WholeFile.read(uri: uri, limit: largestFile) } catch {
      return .failure(.file(error))
    }
    do throws(ResultsExchangeError) { return .success(try ResultsExchange(data: Data(bytes))) } catch {
      return .failure(.content(error))
    }
  }

  // MARK: Messages

  private func message(_ outcome: Result<Void, Failure>, file: String) -> String {
    switch outcome {
    case .success: tr("All results are in {file}.").formatted(["file": file])
    case .failure(let failure): message(failure, unreadable: tr("Cannot write {file}."), file)
    }
  }

  private func message(_ outcome: Result<ResultsExchange, Failure>, file: String) async -> String {
    switch outcome {
    case .success(let exchange):
      let count = await results.merge(exchange) { await WorkerPool.run($0) }
      return count == 0
        ? tr("All of these results are here already.")
        : trn("{count} result added", "{count} results added", count: count)
    case .failure(let failure): return message(failure, unreadable: tr("Cannot read {file}."), file)
    }
  }

  private func message(_ failure: Failure, unreadable: String, _ file: String) -> String {
    let message = unreadable.formatted(["file": file])
    switch failure {
    case .content(let error):
      Diagnosis.fileFailed(file, error)
      return error.message
    case .file(let error):
      Diagnosis.fileFailed(file, error)
      return [message, error.fileReason?.sentence ?? ""].joinedSentences()
    case .encoding(let details):
      Diagnosis.fileFailed(file, details)
      return message
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
    case .missing: tr("The file or its folder is not there.")
    }
  }
}
