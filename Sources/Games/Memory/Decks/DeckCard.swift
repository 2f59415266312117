import Storage

/// A card of a deck: a text, a picture or a sound.
package struct DeckCard: Hashable, Sendable {
  package enum Media: Hashable, Sendable {
    /// The picture with the ID of a ``Photo``.
    case picture(String)
    case sound(Recording)
  }

  package static let longestText = 80

  /// The text on the card, or the name of its picture or sound for players who do not see or hear it.
  package var text: String
  package var media: Media?

  package init(_ text: String = "", _ media: Media? = nil) { (self.text, self.media) = (text, media) }

  package init(_ photo: Photo) { self.init(photo.title, .picture(photo.id)) }

  package var photo: Photo? {
    guard case .picture(let id) = media else { return nil }
    return Photo(id: id, title: text)
  }

  package var recording: Recording? { if case .sound(let recording) = media { recording } else { nil } }

  package var mediaID: String? {
    switch media {
    case .picture(let id): id
    case .sound(let recording): recording.id
    case nil: nil
    }
  }

  package var isEmpty: Bool { media == nil && cleaned.text.isEmpty }

  /// The card with its text on one line, without the trailing space that a player types before the next word.
  var cleaned: DeckCard { DeckCard(text.line(upTo: Self.longestText), media) }

  private var isMediaValid: Bool {
    switch media {
    case .picture(let id): Photo.isID(id)
    case .sound(let recording): recording.isValid
    case nil: true
    }
  }

  /// The part of the card that a player sees or hears; cards are alike if their appearances are equal.
  var appearance: DeckCard {
    switch media {
    case .picture: DeckCard("", media)
    case .sound(let recording): DeckCard("", .sound(Recording(id: recording.id, levels: [])))
    case nil: cleaned
    }
  }
}

extension DeckCard: Codable {
  private enum CodingKeys: CodingKey { case text, picture, sound }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(String.self, forKey: .text).line(upTo: Self.longestText)
    let picture = try values.decodeIfPresent(String.self, forKey: .picture)
    let sound = try values.decodeIfPresent(Recording.self, forKey: .sound)
    media = picture.map(Media.picture) ?? sound.map(Media.sound)
    try decoder.check(picture == nil || sound == nil, "A card has a picture and a sound.")
    try decoder.check(isMediaValid, "A card has an invalid picture or sound.")
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    switch media {
    case .picture(let id): try values.encode(id, forKey: .picture)
    case .sound(let recording): try values.encode(recording, forKey: .sound)
    case nil: break
    }
  }
}
