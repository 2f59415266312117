import AppCore
import Games
import Pictures
import Storage
import Widgets

final class PhotoFiles {
  private let storage: PhotoStorage
  private let games: DataFolder
  private let store: SaveStore
  private let naming: Set<SaveFile>
  private let forgets: Bool
  private var keepingCount = 0
  private var notice: String?

  /// Creates the store in the game's own folder, so that games do not remove each other's photos.
  ///
  /// No photo is removed in this run if one of `files` could not be read; even a quarantined one keeps what it names.
  init(of kind: GameKind, namedIn files: Set<SaveFile>, _ environment: GameEnvironment) {
    games = environment.storage
    store = environment.store
    naming = files
    storage = PhotoStorage(folder: games.subfolder(kind.rawValue))
    forgets = store.unknown.isDisjoint(with: files)
  }

  /// Stores a photo, at most `longestSide` pixels long if it is encoded again; `onLoaded` gets its pixels before.
  func keep(
    _ source: PictureSource, title: String, longestSide: Int, loaded onLoaded: (Bitmap) -> Void = { _ in }
  ) async throws(PictureError) -> (photo: Photo, bitmap: Bitmap) {
    keepingCount += 1
    defer { keepingCount -= 1 }
    let loaded = try await PictureLoader.load(source, longestSide: longestSide)
    guard let copy = loaded.copy else { throw .damaged }
    onLoaded(loaded.bitmap)
    let saved = await store.perform { [storage] in
      Result { () throws(FileFailure) in try storage.save(copy) }
    }
    guard !Task.isCancelled else { throw .cancelled }
    switch saved {
    case .success(let id):
      if loaded.isIncomplete { notice = notice ?? PictureError.incompleteMessage(about: title) }
      return (Photo(id: id, title: title), loaded.bitmap)
    case .failure(let error):
      Diagnosis.fileFailed(title, error)
      throw .notSaved(reason: error.problem?.sentence ?? "")
    }
  }

  /// Returns a message about the photos that were stored since the last call, or nil.
  func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }

  func load(_ photo: Photo, longestSide: Int) async throws(PictureError) -> Bitmap {
    let content = await WorkerPool.run { [storage] in storage.load(photo.id) ?? [] }
    return try await PictureLoader.load(.kept(content ?? []), longestSide: longestSide).bitmap
  }

  /// Removes the photos that no game uses, unless a photo is being stored that no game knows yet.
  func forget(except photos: Set<Photo>) {
    guard forgets, keepingCount == 0 else { return }
    let ids = Set(photos.map(\.id))
    store.enqueue { [storage, games, naming] in
      guard let texts = games.quarantinedTexts(of: naming.map(\.name)) else { return }
      storage.removeAll(except: ids, andThoseIn: texts)
    }
  }
}

extension Bitmap {
  var middleSquare: Bitmap { part(size.middleSquare) }
}
