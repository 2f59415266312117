import AppCore
import Games
import Pictures
import Storage
import Widgets

final class PhotoFiles {
  private let storage: PhotoStorage
  private let sounds: PhotoStorage
  private let games: DataFolder
  private let store: SaveStore
  private let naming: Set<SaveFile>
  private let forgets: Bool
  private var keepingCount = 0
  private var notice: String?

  /// Whether photos or sounds that no game knows yet are being stored.
  var isKeeping: Bool { keepingCount > 0 }

  /// Creates the store in the game's own folder, so that games do not remove each other's photos.
  ///
  /// No photo is removed in this run if one of `files` could not be read; even a quarantined file keeps what it names.
  init(of kind: GameKind, namedIn files: Set<SaveFile>, _ environment: GameEnvironment) {
    games = environment.storage
    store = environment.store
    naming = files
    let folder = games.subfolder(kind.rawValue)
    (storage, sounds) = (PhotoStorage(folder: folder), PhotoStorage.sounds(in: folder))
    forgets = store.unknown.isDisjoint(with: files)
  }

  /// Begins to store several photos or sounds, of which none is removed before ``endKeeping()``.
  func beginKeeping() { keepingCount += 1 }

  func endKeeping() { keepingCount -= 1 }

  /// Stores a photo, at most `longestSide` pixels long if it is encoded again; `onLoaded` receives its pixels first.
  ///
  /// No photo is removed before this returns.
  func keep(
    _ source: PictureSource, title: String, longestSide: Int, loaded onLoaded: (Bitmap) async -> Void = { _ in }
  ) async throws(PictureError) -> (photo: Photo, bitmap: Bitmap) {
    beginKeeping()
    defer { endKeeping() }
    let loaded = try await PictureLoader.load(source, longestSide: longestSide)
    guard let copy = loaded.copy else { throw .damaged }
    await onLoaded(loaded.bitmap)
    let id = try await save(copy, in: storage, title)
    if loaded.isIncomplete { notice = notice ?? PictureError.incompleteMessage(about: title) }
    return (Photo(id: id, title: title), loaded.bitmap)
  }

  /// Stores a sound, and returns its ID.
  func keep(_ sound: SoundFile, title: String) async throws(PictureError) -> String {
    beginKeeping()
    defer { endKeeping() }
    return try await save(sound.wav, in: sounds, title)
  }

  private func save(
    _ bytes: [UInt8], in storage: PhotoStorage, _ title: String
  ) async throws(PictureError) -> String {
    let saved = await store.perform { Result { () throws(FileFailure) in try storage.save(bytes) } }
    guard !Task.isCancelled else { throw .cancelled }
    switch saved {
    case .success(let id): return id
    case .failure(let error):
      Diagnosis.fileFailed(title, error)
      throw .notSaved(reason: error.problem?.sentence ?? "")
    }
  }

  /// Returns the stored content of pictures and sounds by ID, without those that are missing.
  func contents(ofPhotos photos: [Photo], _ recordings: [Recording]) async -> [String: [UInt8]] {
    await store.perform { [storage, sounds] in
      var contents: [String: [UInt8]] = [:]
      for photo in photos { contents[photo.id] = storage.load(photo.id) }
      for recording in recordings { contents[recording.id] = sounds.load(recording.id) }
      return contents
    }
  }

  /// Returns a message about the photos that were stored since the last call, or `nil`.
  func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }

  func load(_ photo: Photo, longestSide: Int) async throws(PictureError) -> Bitmap {
    guard let stored = await WorkerPool.run({ [storage] in storage.load(photo.id) }) else { throw .cancelled }
    guard let content = stored else { throw .vanished }
    return try await PictureLoader.load(.kept(content), longestSide: longestSide).bitmap
  }

  /// Removes the photos and sounds that no game uses, unless ``isKeeping``.
  func forget(except photos: Set<Photo>, _ recordings: Set<Recording> = []) {
    guard forgets, !isKeeping else { return }
    let (ids, soundIDs) = (Set(photos.map(\.id)), Set(recordings.map(\.id)))
    store.enqueue { [storage, sounds, games, naming] in
      guard let texts = games.quarantinedTexts(of: naming.map(\.name)) else { return }
      storage.removeAll(except: ids, andThoseIn: texts)
      sounds.removeAll(except: soundIDs, andThoseIn: texts)
    }
  }
}

extension Bitmap {
  var middleSquare: Bitmap { part(size.middleSquare) }
}
