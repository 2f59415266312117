import FoundationEssentials

/// A deck with its pictures and sounds as one file, to share it.
package struct DeckFile: Equatable, Sendable {
  /// The maximum size of a file, in bytes: 64 large pictures.
  package static let largestFile = 96 << 20
  /// The ending of the file's name, which data/grab-bag.mime.xml.in contains too.
  package static let ending = ".grab-bag-deck"
  package static let mediaType = "application/x-grab-bag-deck"

  package let title: String
  package let pairs: [DeckPair]
  /// The encoded pictures and sounds, by the IDs in the cards.
  package let media: [String: Data]

  package init(_ deck: CardDeck, media: [String: Data]) {
    let deck = deck.cleaned
    (title, pairs, self.media) = (deck.title, deck.pairs.filter { !$0.isEmpty }, media)
  }

  /// Returns whether a path or a URI names such a file.
  package static func isOne(_ name: String) -> Bool { name.lowercased().hasSuffix(ending) }

  /// Returns the suggested name for the file of a deck.
  package static func name(of deck: CardDeck) -> String {
    deck.name.map { $0 == "/" ? "-" : String($0) }.joined() + ending
  }
}

package enum DeckFileError: ExchangeError, Equatable {
  case otherFile
  case newer
  /// The file is incomplete or was changed; `details` describe the fault for developers.
  case damaged(details: String)
  case empty

  package var message: String {
    switch self {
    case .otherFile: tr("This file is not a deck of Grab Bag.")
    case .newer: tr("This deck was made by a newer version of Grab Bag. Open it with that version, or a later one.")
    case .damaged: tr("This deck is damaged, and cannot be opened.")
    case .empty: tr("There are no cards in this deck.")
    }
  }
}

extension DeckFile {
  private static let format = ExchangeFormat<DeckFileError>(name: "grab-bag-deck", version: 1)

  private struct Content: Codable {
    var format = DeckFile.format.name
    var version = DeckFile.format.version
    let title: String
    let pairs: [DeckPair]
    let media: [String: Data]
  }

  /// The content as JSON, with pictures and sounds in Base64.
  package var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(Content(title: title, pairs: pairs, media: media))
    }
  }

  package init(data: Data) throws(DeckFileError) {
    let content = try Self.format.decode(Content.self, from: data)
    guard content.pairs.count <= CardDeck.maximumPairCount else { throw .damaged(details: "There are too many pairs.") }
    self.init(CardDeck(id: 1, title: content.title, pairs: content.pairs), media: content.media)
    guard !pairs.isEmpty else { throw .empty }
    guard Set(pairs.flatMap(\.cards).compactMap(\.mediaID)).isSubset(of: media.keys) else {
      throw .damaged(details: "A picture or a sound is missing.")
    }
  }
}
