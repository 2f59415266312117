import Games
import Pictures
import Widgets

/// Opens photos that are offered, pasted, chosen or named on the command line; the game continues until one is stored.
final class PhotoOpener {
  typealias File = PhotoReader.File
  typealias Result = PhotoReader.Result

  /// The kinds of content that may contain a picture, the best one first.
  static let kinds: [TransferContent.Kind] = [.files, .picture, .html, .text]

  var onOpened: ((Result) -> Void)?
  var onMessage: ((String) -> Void)?
  /// Returns whether two photos are the same to the player; by default, whether their content is the same.
  var areSame: (Photo, Photo) -> Bool {
    get { reader.areSame }
    set { reader.areSame = newValue }
  }
  /// Returns whether a URI names another kind of file, which is only reported.
  var isOther: (String) -> Bool {
    get { reader.isOther }
    set { reader.isOther = newValue }
  }
  var onWaiting: ((Bool) -> Void)?

  private unowned let widget: Widget
  private var reader: PhotoReader
  private let refusal: String
  private let opening = LatestTask()

  /// Opens at most `most` photos at once, which `keep` stores; `refusal` is the message about other content.
  ///
  /// `reading` is called with `true` before the first of several files is read, and with `false` after the last one.
  init(
    over widget: Widget, most: Int, opensFolders: Bool = false, refusal: String,
    keep: @escaping (File) async throws(PictureError) -> Photo, reading: @escaping (Bool) -> Void = { _ in }
  ) {
    (self.widget, self.refusal) = (widget, refusal)
    reader = PhotoReader(most: most, opensFolders: opensFolders, keep: keep, reading: reading)
  }

  func cancel() {
    opening.cancel()
    onWaiting?(false)
  }

  /// Returns once nothing is being opened.
  func finish() async { await opening.finish() }

  func choose(title: String) {
    FileChooser.open(
      over: widget, title: title, .pictures, filterLabel: tr("Pictures"), allowsSeveral: reader.most > 1
    ) { [weak self] in self?.open(uris: $0) }
  }

  func paste() {
    open(Clipboard.offer(from: widget, kinds: Self.kinds), ifNothing: tr("There is no picture to paste."))
  }

  func open(_ offer: TransferOffer) { open(offer, ifNothing: refusal) }

  func open(uris: [String]) {
    begin { [weak self, reader] in
      guard let result = await reader.read(uris: uris), let self else { return }
      onWaiting?(false)
      onOpened?(result)
    }
  }

  /// Opens the content that another program offers, or shows `message` if it delivers nothing.
  private func open(_ offer: TransferOffer, ifNothing message: String) {
    begin { [weak self, reader] in
      let outcome = await reader.read(offer)
      guard !Task.isCancelled, let self else { return }
      onWaiting?(false)
      switch outcome {
      case .result(let result):
        offer.finish(isTaken: result.hasContent)
        onOpened?(result)
      case .refused: onMessage?(refusal)
      case .nothing: onMessage?(message)
      }
    }
  }

  private func begin(_ work: @escaping () async -> Void) {
    Diagnosis.openingBegins()
    onWaiting?(true)
    opening.start(work)
  }
}
