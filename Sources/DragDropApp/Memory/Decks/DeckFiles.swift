import FoundationEssentials
import Games
import Pictures
import Widgets

/// Opens decks from files, and saves them as files to share.
final class DeckFiles {
  private let context: GameViewContext<MemoryGame>
  private let photos: CardPhotos
  private let reader: DeckReader
  private let opening = LatestTask()

  init(_ context: GameViewContext<MemoryGame>, _ photos: CardPhotos) {
    (self.context, self.photos, reader) = (context, photos, DeckReader(photos))
  }

  // MARK: Opening

  /// Opens the deck in the first of the files, and deals a game with it.
  func open(uris: [String]) {
    guard let uri = uris.first else { return }
    opening.start { [weak self] in await self?.open(uri) }
  }

  private func open(_ uri: String) async {
    let name = FileName.display(ofURI: uri).displayName
    let read = await WorkerPool.run {
      Result { try DeckFile(data: Data(try WholeFile.read(uri: uri, limit: DeckFile.largestFile))) }
    }
    guard let read, !Task.isCancelled else { return }
    switch read {
    case .success(let file): await add(file)
    case .failure(let error):
      Diagnosis.fileFailed(name, error)
      let message = (error as? DeckFileError)?.message ?? tr("Cannot read {file}.").formatted(["file": name])
      context.page?.tell(message)
    }
  }

  private func add(_ file: DeckFile) async {
    var failure: String?
    var pairs = file.pairs
    photos.setOpening(true)
    for index in pairs.indices {
      pairs[index].first = await card(pairs[index].first, of: file, &failure)
      pairs[index].second = await card(pairs[index].second, of: file, &failure)
    }
    photos.setOpening(false)
    guard !Task.isCancelled else { return }
    let game = context.game
    guard let deck = game.add(title: file.title, pairs) else { return tell(DeckText.tooManyDecks) }
    if MemoryTheme.deck(deck.playable).maximumLevel == nil {
      tell(failure ?? DeckText.status(of: deck))
    } else {
      context.play { $0.play(deck) }
      if let failure { context.page?.tell(notice: failure) }
    }
    photos.removeUnused(in: game)
  }

  private func tell(_ message: String) { context.page?.tell(message) }

  /// Stores the picture or the sound of a card; returns an empty card if it cannot be read.
  private func card(_ card: DeckCard, of file: DeckFile, _ failure: inout String?) async -> DeckCard {
    guard let media = card.media, let id = card.mediaID else { return card }
    let content = [UInt8](file.media[id] ?? Data())
    do {
      switch media {
      case .picture:
        let photo = try await photos.keep((.data(content), card.text))
        return DeckCard(card.text, .picture(photo.id))
      case .sound: return DeckCard(card.text, try await reader.sound(content, card.text).media)
      }
    } catch let error as DeckReadingError {
      failure = failure ?? error.message
    } catch {
      failure = failure ?? (error as? PictureError)?.message(about: card.text)
    }
    return DeckCard()
  }

  // MARK: Saving

  /// Lets the player choose a file for a deck, and saves it; `done` receives a sentence about the outcome.
  func save(_ deck: CardDeck, over widget: Widget, done: @escaping (String) -> Void) {
    FileChooser.save(over: widget, title: tr("Save Deck"), name: DeckFile.name(of: deck)) { [photos] uri in
      Task {
        let contents = await photos.contents(of: deck)
        let file = DeckFile(deck, media: contents.mapValues { Data($0) })
        let written = await WorkerPool.run { Result { try WholeFile.write([UInt8](try file.data), uri: uri) } }
        let name = FileName.display(ofURI: uri).displayName
        switch written {
        case .success: done(tr("The deck was saved as {file}.").formatted(["file": name]))
        case .failure(let error):
          Diagnosis.fileFailed(name, error)
          done(tr("Cannot write {file}.").formatted(["file": name]))
        case nil: break
        }
      }
    }
  }
}
