import Games
import Pictures
import Widgets

struct PhotoReader {
  typealias File = (source: PictureSource, title: String)

  struct Result {
    /// The stored photos, without repetitions.
    var photos: [Photo] = []
    var sameCount = 0
    /// The URIs of files of another kind.
    var others: [String] = []
    /// The failure of the first file that could not be opened.
    var failure: PhotoFailure?
    /// The number of files that were not tried, because there were enough photos.
    var leftOutCount = 0

    var hasContent: Bool { !photos.isEmpty || !others.isEmpty }
  }

  enum Outcome {
    case result(Result)
    case refused
    /// The other program delivered nothing, or the task was canceled.
    case nothing
  }

  let most: Int
  let opensFolders: Bool
  let keep: (File) async throws(PictureError) -> Photo
  /// Called with `true` before the first of several files is read, and with `false` after the last one.
  let reading: (Bool) -> Void
  /// Returns whether a URI names another kind of file.
  var isOther: (String) -> Bool = { _ in false }
  var areSame: (Photo, Photo) -> Bool = { $0.id == $1.id }

  /// Stores the photos among files and in folders; returns `nil` if the task was canceled.
  func read(uris: [String]) async -> Result? {
    reading(true)
    defer { reading(false) }
    var result = Result()
    result.others = uris.filter(isOther)
    for uri in uris where !isOther(uri) {
      guard let content = await files(at: uri) else { return nil }
      for file in content.files {
        guard result.photos.count < most else {
          result.leftOutCount += 1
          continue
        }
        do throws(PictureError) {
          let photo = try await keep(file)
          if result.photos.contains(where: { areSame($0, photo) }) {
            result.sameCount += 1
          } else {
            result.photos.append(photo)
          }
        } catch {
          if error == .cancelled { return nil }
          // Without permission for the folder, the folder's error is more informative.
          let reason = error == .folder ? content.folderError ?? error : error
          result.failure = result.failure ?? PhotoFailure(reason, of: file.title)
        }
      }
    }
    return Task.isCancelled ? nil : result
  }

  /// Stores the photos of the first offered form with any, or else returns the failure of the greatest weight.
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
      if result.hasContent { return .result(result) }
      if result.weight > best?.weight ?? 0 { best = result }
    }
    return best.map(Outcome.result) ?? (isRefused ? .refused : .nothing)
  }

  /// Stores the photos of one form; returns `nil` if it refers to no picture, or only to `known` ones.
  private func read(
    _ content: TransferContent, of offer: TransferOffer, except known: inout Set<String>
  ) async throws(TransferError) -> Result? {
    var result: Result?
    if case .picture(let bytes) = content {
      if offer.isExhausted { offer.finish(isTaken: true) }
      result = await read(bytes)
    } else {
      // The text can be very long.
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
      return Result(photos: [try await keep((.data(bytes), ""))])
    } catch {
      return error == .cancelled ? nil : Result(failure: PhotoFailure(error, of: ""))
    }
  }

  /// Returns the file at a URI, or the pictures in the folder there; `nil` if the task was canceled.
  private func files(at uri: String) async -> (files: [File], folderError: PictureError?)? {
    if DataURI.isOne(uri) {
      guard let bytes = await WorkerPool.run({ DataURI.content(of: uri) }) else { return nil }
      return ([(.data(bytes ?? []), "")], nil)
    }
    let file: [File] = [(.uri(uri), FileName.display(ofURI: uri).displayName)]
    guard opensFolders, !FileName.isOnWeb(uri) else { return (file, nil) }
    do throws(PictureError) {
      let found = try await PictureFolder.pictures(inFolder: uri)
      return (found.map { (.uri($0), FileName.display(ofURI: $0).displayName) }, nil)
    } catch {
      // It is a file; if it is not a picture, loading it reports the reason.
      return error == .cancelled ? nil : (file, error)
    }
  }
}
