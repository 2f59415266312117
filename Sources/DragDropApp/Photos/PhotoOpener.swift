import Games
import Pictures
import Widgets

/// Opens photos for a game, by every way into the window: dropped, pasted, chosen, named on the command line.
///
/// The running game stays as it is until some of them are kept.
final class PhotoOpener {
  /// What a photo is read from, and what it is called.
  typealias File = (source: PictureSource, title: String)

  /// What came of some files.
  struct Result {
    /// Those that are kept now, each once.
    var photos: [Photo] = []
    /// How many others are the same as one of these.
    var sameCount = 0
    /// Why the first one that could not be opened was not.
    var failure: String?
    var fileCount = 0
  }

  /// Called with what came of the files that the player brought.
  var onOpened: ((Result) -> Void)?
  /// Called with a sentence that the player should see.
  var onMessage: ((String) -> Void)?
  /// Whether two photos are the same to the player; by default those with the same content.
  var areSame: (Photo, Photo) -> Bool = { $0.id == $1.id }
  /// Called when the player begins to wait, and when that ends.
  var onWaiting: ((Bool) -> Void)?

  private unowned let widget: Widget
  private let most: Int
  private let opensFolders: Bool
  private let refusal: String
  private let keep: (File) async throws(PictureError) -> Photo
  private let opening = LatestTask()

  /// Opens at most so many photos at once, which `keep` keeps beside the saved game.
  ///
  /// - Parameters:
  ///   - widget: Where photos can be dropped.
  ///   - opensFolders: Whether the photos in a folder are opened, too.
  ///   - refusal: What the player is told of other things.
  init(
    on widget: Widget, most: Int, opensFolders: Bool = false, refusal: String,
    keep: @escaping (File) async throws(PictureError) -> Photo
  ) {
    (self.widget, self.most, self.opensFolders) = (widget, most, opensFolders)
    (self.refusal, self.keep) = (refusal, keep)
    DropTarget(anywhereOn: widget, kinds: [.files, .picture, .text]) { [weak self] in self?.take($0) ?? false }
  }

  /// Returns once nothing is being opened.
  func finish() async { await opening.finish() }

  /// Opens the files that the player chooses.
  func choose(title: String) {
    let chosen: ([String]) -> Void = { [weak self] in self?.open(uris: $0) }
    if most > 1 {
      FileChooser.choosePictures(over: widget, title: title, filter: tr("Pictures"), chosen: chosen)
    } else {
      FileChooser.choosePicture(over: widget, title: title, filter: tr("Pictures")) { chosen([$0]) }
    }
  }

  /// Opens what the clipboard holds.
  func paste() {
    begin { [weak self, widget] in
      // Another program may take its time to hand over a large picture.
      let content = await Clipboard.read(from: widget)
      guard !Task.isCancelled, let self else { return }
      onWaiting?(false)
      if let content { take(content) } else { onMessage?(tr("There is no picture to paste.")) }
    }
  }

  /// Takes what was dropped or pasted; false if it cannot be a photo, or did not come.
  @discardableResult
  private func take(_ content: TransferContent?) -> Bool {
    switch content {
    case .files(let uris): open(uris: uris)
    case .picture(let bytes): open { [(.data(bytes), "")] }
    case .text, .color, nil:
      onMessage?(refusal)
      return false
    }
    return true
  }

  /// Opens files; `opened` is called in the place of ``onOpened``.
  func open(uris: [String], _ opened: ((Result) -> Void)? = nil) {
    open(opened) { [opensFolders] in
      var files: [File] = []
      for uri in uris {
        // What cannot be read as a folder is a photo, or says why it is none when it is loaded.
        let found = opensFolders ? try? await PictureFolder.pictures(inFolder: uri) : nil
        files += (found ?? [uri]).map { (.uri($0), FileName.display(ofURI: $0)) }
      }
      return files
    }
  }

  private func open(_ opened: ((Result) -> Void)? = nil, _ files: @escaping () async -> [File]) {
    Diagnosis.openingBegins()
    begin { [weak self, most, keep, areSame] in
      let files = await files()
      var result = Result(fileCount: files.count)
      for file in files where result.photos.count < most {
        do throws(PictureError) {
          let photo = try await keep(file)
          if result.photos.contains(where: { areSame($0, photo) }) {
            result.sameCount += 1
          } else {
            result.photos.append(photo)
          }
        } catch {
          if error == .cancelled { return }
          result.failure = result.failure ?? error.message(about: file.title)
        }
      }
      guard !Task.isCancelled, let self else { return }
      onWaiting?(false)
      if let opened { opened(result) } else { onOpened?(result) }
    }
  }

  /// Opens something else in the place of what is being opened.
  private func begin(_ work: @escaping () async -> Void) {
    onWaiting?(true)
    opening.start(work)
  }
}
