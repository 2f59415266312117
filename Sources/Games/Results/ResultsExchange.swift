import FoundationEssentials
import Storage

/// All results as one file, for a backup or another computer.
package struct ResultsExchange: Equatable, Sendable {
  package let results: [GameResult]

  package init(_ results: [GameResult]) { self.results = results }
}

package enum ResultsExchangeError: Error, Equatable {
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

// All versions of the format have the fields of `Head`; all else may change.
extension ResultsExchange {
  private struct Head: Codable {
    var format = "grab-bag-results"
    var version = 1
  }

  private struct Content: Codable {
    var format = Head().format
    var version = Head().version
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
    let decoder = JSONDecoder()
    let head: Head
    do { head = try decoder.decode(Head.self, from: data) } catch {
      // A truncated file is not JSON, so it can only be recognized by its text.
      throw String(decoding: data, as: UTF8.self).contains("\"\(Head().format)\"")
        ? .damaged(details: FileFailure(coding: error).description) : .otherFile
    }
    guard head.format == Head().format else { throw .otherFile }
    guard head.version <= Head().version else { throw .newer }
    do { results = try decoder.decode(Content.self, from: data).results } catch {
      throw .damaged(details: FileFailure(coding: error).description)
    }
  }
}
