import Games
import Pictures
import Widgets

/// Opens photos for a game, by every way into the window: dropped, pasted, chosen, named on the command line.
///
/// The running game stays as it is until some of them are kept.
final class PhotoOpener {
  typealias File = PhotoReader.File
  typealias Result = PhotoReader.Result

  /// The kinds of content in which a picture may come, the best one first.
  static let kinds: [TransferContent.Kind] = [.files, .picture, .html, .text]

  /// Called with what came of the files that the player brought.
  var onOpened: ((Result) -> Void)?
  /// Called with a sentence that the player should see.
  var onMessage: ((String) -> Void)?
  /// Whether two photos are the same to the player; by default those with the same content.
  var areSame: (Photo, Photo) -> Bool {
    get { reader.areSame }
    set { reader.areSame = newValue }
  }
  /// Called when the player begins to wait, and when that ends.
  var onWaiting: ((Bool) -> Void)?

  private unowned let widget: Widget
  private var reader: PhotoReader
  private let refusal: String
  private let opening = LatestTask()

  /// Opens at most `most` photos at once, which `keep` stores beside the saved game.
  ///
  /// - Parameters:
  ///   - widget: Where photos can be dropped.
  ///   - opensFolders: Whether the photos in a folder are opened, too.
  ///   - refusal: The message about content that cannot be a picture.
  init(
    on widget: Widget, most: Int, opensFolders: Bool = false, refusal: String,
    keep: @escaping (File) async throws(PictureError) -> Photo
  ) {
    (self.widget, self.refusal) = (widget, refusal)
    reader = PhotoReader(most: most, opensFolders: opensFolders, keep: keep)
    ExternalDropTarget(anywhereOn: widget, kinds: Self.kinds) { [weak self] in self?.open($0) }
  }

  /// Gives up what is being opened: the player has chosen something else.
  func cancel() {
    opening.cancel()
    onWaiting?(false)
  }

  /// Returns once nothing is being opened.
  func finish() async { await opening.finish() }

  /// Opens the files that the player chooses.
  func choose(title: String) {
    let chosen: ([String]) -> Void = { [weak self] in self?.open(uris: $0) }
    if reader.most > 1 {
      FileChooser.choosePictures(over: widget, title: title, filter: tr("Pictures"), chosen: chosen)
    } else {
      FileChooser.choosePicture(over: widget, title: title, filter: tr("Pictures")) { chosen([$0]) }
    }
  }

  /// Opens what the clipboard holds.
  func paste() {
    open(Clipboard.offer(from: widget, kinds: Self.kinds), ifNothing: tr("There is no picture to paste."))
  }

  /// Opens what was dropped.
  func open(_ offer: TransferOffer) { open(offer, ifNothing: refusal) }

  /// Opens files, and calls `opened` instead of ``onOpened``.
  func open(uris: [String], _ opened: ((Result) -> Void)? = nil) {
    begin { [weak self, reader] in
      guard let result = await reader.read(uris: uris), let self else { return }
      onWaiting?(false)
      if let opened { opened(result) } else { onOpened?(result) }
    }
  }

  /// Opens what another program offers, or tells `message` if it delivers nothing.
  private func open(_ offer: TransferOffer, ifNothing message: String) {
    begin { [weak self, reader] in
      // Another program may take its time to hand over a large picture.
      let outcome = await reader.read(offer)
      guard !Task.isCancelled, let self else { return }
      onWaiting?(false)
      switch outcome {
      case .result(let result):
        offer.finish(isTaken: !result.photos.isEmpty)
        onOpened?(result)
      case .refused: onMessage?(refusal)
      case .nothing: onMessage?(message)
      }
    }
  }

  /// Cancels what is being opened, and opens something else.
  private func begin(_ work: @escaping () async -> Void) {
    Diagnosis.openingBegins()
    onWaiting?(true)
    opening.start(work)
  }
}
