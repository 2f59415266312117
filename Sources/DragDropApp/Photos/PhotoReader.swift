import Games
import Pictures
import Widgets

/// Reads the player's photos from files, or from what another program offers.
struct PhotoReader {
  /// What a photo is read from, and what it is called.
  typealias File = (source: PictureSource, title: String)

  /// What came of some files.
  struct Result {
    /// Those that are kept now, each once.
    var photos: [Photo] = []
    /// How many others are the same as one of these.
    var sameCount = 0
    /// Why the first one that could not be opened was not.
    var failure: PhotoFailure?
    var fileCount = 0
  }

  /// What came of an offer.
  enum Outcome {
    /// Its photos, or why they could not be opened.
    case result(Result)
    /// It is content that cannot be a picture.
    case refused
    /// The other program delivered nothing, or the task is cancelled.
    case nothing
  }

  /// The most photos that are opened at once.
  let most: Int
  /// Whether the photos in a folder are opened, too.
  let opensFolders: Bool
  /// Keeps a photo beside the saved game.
  let keep: (File) async throws(PictureError) -> Photo
  /// Whether two photos count as one.
  var areSame: (Photo, Photo) -> Bool = { $0.id == $1.id }

  /// Keeps the photos among some files, and in folders; nil when the task is cancelled.
  func read(uris: [String]) async -> Result? {
    var result = Result()
    for uri in uris {
      guard let content = await files(at: uri) else { return nil }
      result.fileCount += content.files.count
      for file in content.files where result.photos.count < most {
        do throws(PictureError) {
          let photo = try await keep(file)
          if result.photos.contains(where: { areSame($0, photo) }) {
            result.sameCount += 1
          } else {
            result.photos.append(photo)
          }
        } catch {
          if error == .cancelled { return nil }
          // Without permission for the folder, its own error tells more.
          let reason = error == .folder ? content.folderError ?? error : error
          result.failure = result.failure ?? PhotoFailure(reason, of: file.title)
        }
      }
    }
    return Task.isCancelled ? nil : result
  }

  /// Keeps the photos in the first of the offered forms in which there is any.
  ///
  /// Without one, the result has the most telling failure.
  func read(_ offer: TransferOffer) async -> Outcome {
    var best: Result?
    var isRefused = false
    var known: Set<String> = []
    while !Task.isCancelled {
      var result = Result()
      do throws(TransferError) {
        guard let content = try await offer.next() else { break }
        isRefused = true
        guard let found = try await read(content, of: offer, except: &known) else { continue }
        result = found
      } catch {
        if error == .cancelled { break }
        guard error == .tooLarge else { continue }
        result.failure = .tooMuchData
      }
      if !result.photos.isEmpty { return .result(result) }
      if result.weight > best?.weight ?? 0 { best = result }
    }
    return best.map(Outcome.result) ?? (isRefused ? .refused : .nothing)
  }

  /// Keeps the photos in one form of what is offered; nil if it stands for no picture, or only for `known` ones.
  private func read(
    _ content: TransferContent, of offer: TransferOffer, except known: inout Set<String>
  ) async throws(TransferError) -> Result? {
    var result: Result?
    if case .picture(let bytes) = content {
      if offer.isExhausted { offer.finish(isTaken: true) }
      result = await read(bytes)
    } else {
      // The text may be that of a whole book.
      guard let found = await WorkerPool.run({ content.pictureURIs }) else { throw .cancelled }
      let uris = found.filter { known.insert($0).inserted }
      if uris.isEmpty { return nil }
      if offer.isExhausted { offer.finish(isTaken: true) }
      result = await read(uris: uris)
    }
    guard let result else { throw .cancelled }
    return result
  }

  private func read(_ bytes: [UInt8]) async -> Result? {
    do throws(PictureError) {
      return Result(photos: [try await keep((.data(bytes), ""))], fileCount: 1)
    } catch {
      return error == .cancelled ? nil : Result(failure: PhotoFailure(error, of: ""), fileCount: 1)
    }
  }

  /// The file at a URI, or the pictures in the folder that it is; nil when the task is cancelled.
  private func files(at uri: String) async -> (files: [File], folderError: PictureError?)? {
    if DataURI.isOne(uri) {
      guard let bytes = await WorkerPool.run({ DataURI.content(of: uri) }) else { return nil }
      return ([(.data(bytes ?? []), "")], nil)
    }
    let file: [File] = [(.uri(uri), FileName.display(ofURI: uri))]
    guard opensFolders, !FileName.isOnWeb(uri) else { return (file, nil) }
    do throws(PictureError) {
      let found = try await PictureFolder.pictures(inFolder: uri)
      return (found.map { (.uri($0), FileName.display(ofURI: $0)) }, nil)
    } catch {
      // It is a file. If it is no picture, loading it tells why.
      return error == .cancelled ? nil : (file, error)
    }
  }
}
