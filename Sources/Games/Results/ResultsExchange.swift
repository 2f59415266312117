import FoundationEssentials

/// A file with all results, for a backup or another computer.
package struct ResultsExchange: Equatable, Sendable {
  package let results: [GameResult]

  package init(_ results: [GameResult]) { self.results = results }
}

package enum ResultsExchangeError: ExchangeError, Equatable {
  case otherFile
  case newer
  /// The file is incomplete or was changed; `details` describe the fault for developers.
  case damaged(details: String)

  package var message: String {
    switch self {
    case .otherFile: tr("This file does not have results of Grab Bag in it.")
    case .newer: tr("This file was made by a newer version of Grab Bag. Import it with that version, or a later one.")
    case .damaged: tr("This file is damaged. Nothing was imported.")
    }
  }
}

extension ResultsExchange {
  private static let format = ExchangeFormat<ResultsExchangeError>(name: "grab-bag-results", version: 1)

  private struct Content: Codable {
    var format = ResultsExchange.format.name
    var version = ResultsExchange.format.version
    let results: [GameResult]
  }

  /// The content as JSON, which is equal for equal results.
  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(Content(results: results))
    }
  }

  package init(data: Data) throws(ResultsExchangeError) {
    results = try Self.format.decode(Content.self, from: data).results
  }
}
