public import FoundationEssentials
import Storage

/// All results as one file, to be kept elsewhere or carried to another computer.
public struct ResultsExchange: Equatable, Sendable {
  /// The results in the order in which the games were finished.
  public let results: [GameResult]

  /// Takes results along.
  public init(_ results: [GameResult]) { self.results = results }
}

/// Why there are no results in a file.
public enum ResultsExchangeError: Error, Equatable {
  /// It is another kind of file.
  case otherFile
  /// A newer version has written it, in another way.
  case newer
  /// It begins as one should, and is cut or was changed; `details` name the place for developers.
  case damaged(details: String)

  /// The same in a sentence.
  public var message: String {
    switch self {
    case .otherFile: tr("This file does not have results of Grab Bag in it.")
    case .newer: tr("This file was made by a newer version of Grab Bag. Import it with that version, or a later one.")
    case .damaged: tr("This file is damaged. Nothing was imported.")
    }
  }
}

// The first line of the format is there in every version of it; all else may change.
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

  /// The file's content: JSON, equal for equal results.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(Content(results: results))
    }
  }

  /// Reads a file's content.
  public init(data: Data) throws(ResultsExchangeError) {
    let decoder = JSONDecoder()
    let head: Head
    do { head = try decoder.decode(Head.self, from: data) } catch {
      // What is cut is no JSON any more, and can only be told by its looks.
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
