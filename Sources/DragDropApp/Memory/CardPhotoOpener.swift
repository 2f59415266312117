import Games
import Widgets

final class CardPhotoOpener {
  private let context: GameViewContext<MemoryGame>
  private let photos: CardPhotos
  private let opener: PhotoOpener
  private let loading = LatestTask()
  /// Called with the URIs of decks among the opened files.
  var onDecks: (([String]) -> Void)?

  init(_ context: GameViewContext<MemoryGame>, _ photos: CardPhotos, over widget: Widget) {
    (self.context, self.photos) = (context, photos)
    opener = PhotoOpener(
      over: widget, most: MemoryTheme.maximumPhotoCount, opensFolders: true,
      refusal: tr("Only pictures can be put on cards."), keep: photos.keep,
      reading: photos.setOpening)
    opener.onMessage = { [weak context] in context?.page?.tell($0) }
    opener.isOther = DeckFile.isOne
    opener.areSame = { [weak photos] in photos?.lookSame($0, $1) ?? ($0 == $1) }
    opener.onOpened = { [weak self] in self?.opened($0) }
  }

  func open(uris: [String]) { opener.open(uris: uris) }

  func open(_ offer: TransferOffer) { opener.open(offer) }

  func choose() { opener.choose(title: tr("Choose Pictures")) }

  private func opened(_ result: PhotoOpener.Result) {
    let (game, page) = (context.game, context.page)
    if !result.others.isEmpty { onDecks?(result.others) }
    if result.photos.isEmpty, result.failure == nil, !result.others.isEmpty { return }
    var lines = [result.failure?.message, photos.takeNotice()].compactMap(\.self)
    if MemoryTheme.custom(result.photos).maximumLevel == nil {
      if result.failure == nil || !result.photos.isEmpty {
        lines.append(MemoryText.tooFew(result.photos.count, leftOutCount: result.sameCount))
      }
      page?.tell(lines.joined(separator: "\n"))
    } else {
      context.play { $0.startGame(with: result.photos, leftOutCount: result.sameCount) }
      // The deal would remove an earlier message.
      if !lines.isEmpty { page?.tell(notice: lines.joined(separator: "\n")) }
    }
    photos.removeUnused(in: game)
  }

  func describe() {
    loading.start { [weak self, game = context.game, photos, opener] in
      // Includes the photos that are still being opened.
      await opener.finish()
      // A photo can be described even if its pixels cannot be loaded.
      try? await photos.load(game.photos)
      if !Task.isCancelled { self?.showNames() }
    }
  }

  private func showNames() {
    guard let page = context.page else { return }
    if context.game.photos.isEmpty { return page.tell(tr("Choose pictures of your own first.")) }
    let game = context.game
    let lines = zip(game.photos, game.photoNames).enumerated().map { index, named in
      let (photo, name) = named
      return DescriptionsDialog.Line(
        id: photo.id, title: tr("Picture {number}").formatted(["number": "\(index + 1)"]),
        text: photo.title.isEmpty ? "" : name, bitmap: photos.bitmap(of: photo))
    }
    DescriptionsDialog(
      tr("Describe Pictures"), heading: tr("What a Card With the Picture Is Called"), lines, over: page.window,
      done: game.describe
    ).present()
  }
}
