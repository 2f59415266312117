import DragAndDrop
import Storage

/// The store of saved files, which reads and writes them in the background.
///
/// The player is notified of files that cannot be read or written. A file that could not be read is not overwritten. A
/// failed write is repeated with the next write, after a while, and before the program ends.
@MainActor
package final class SaveStore {
  /// Called with each file that could not be read or written, and the reason, for diagnosis.
  package var onFailure: ((SaveFile, FileFailure) -> Void)?
  @Observed private var unread: Set<SaveFile> = []
  /// The files that exist but whose content is unknown; what they refer to may still be needed.
  package private(set) var unknown: Set<SaveFile> = []

  private let storage: DataFolder
  private let notices: NoticeQueue
  private let queue = FileQueue()
  /// The contents that were read in the background and not loaded yet, each a ``LoadOutcome``.
  private var contents: [SaveFile: any Sendable] = [:]
  private var waiting: [(files: Set<SaveFile>, work: () -> Void)] = []
  private var unreadable: Set<SaveFile> = []

  /// - Parameter readsInBackground: Whether to read all files now: a folder on a network can take seconds to answer.
  init(_ storage: DataFolder, notices: NoticeQueue, readsInBackground: Bool = false) {
    self.storage = storage
    self.notices = notices
    if readsInBackground {
      unread = Set(SaveFile.all)
      for file in SaveFile.all { read(file) }
    }
    enqueue { storage.removeTemporaryFiles() }
  }

  // MARK: Reading

  private func read(_ file: SaveFile) {
    queue.add { [weak self, storage] in
      let content = file.load(from: storage)
      return { self?.didRead(file, content) }
    }
  }

  private func didRead(_ file: SaveFile, _ content: any Sendable) {
    contents[file] = content
    unread.remove(file)
    let ready = waiting.filter { hasRead($0.files) }
    waiting.removeAll { hasRead($0.files) }
    for (_, work) in ready { work() }
  }

  package func hasRead(_ files: Set<SaveFile>) -> Bool { unread.isDisjoint(with: files) }

  /// Calls `work` once files were read: now, or later on the main actor.
  package func whenRead(_ files: Set<SaveFile>, _ work: @escaping () -> Void) {
    if hasRead(files) { work() } else { waiting.append((files, work)) }
  }

  /// Takes over the files that were read so far; the store also does this whenever a file was read.
  package func takeFiles() { queue.runCompletions() }

  /// Loads the last saved value, from the file unless it was read in the background; `nil` without a usable value.
  func load<Value: Codable & Sendable>(_ type: Value.Type, from file: SaveFile) -> Value? {
    let content = contents.removeValue(forKey: file) as? LoadOutcome<Value>
    switch content ?? storage.load(type, from: file.name) {
    case .loaded(let value): return value
    case .none: return nil
    case .invalid(let reason):
      notices.raise(.setAside(file))
      onFailure?(file, reason)
    case .unreadable(let reason):
      unreadable.insert(file)
      notices.raise(.unreadable(file, reason.problem))
      onFailure?(file, reason)
    }
    unknown.insert(file)
    return nil
  }

  // MARK: Writing

  func save(_ value: some Codable & Sendable, in file: SaveFile) {
    write(file) { [storage] () throws(FileFailure) in try storage.save(value, as: file.name) }
  }

  /// Writes a file in the background, unless it could not be read; `done` is not called if a later write replaces it.
  func write(
    _ file: SaveFile, _ work: @escaping @Sendable () throws(FileFailure) -> WriteOutcome,
    done: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    guard !unreadable.contains(file) else { return queue.repeatFailed() }
    queue.add(writing: file.name) { [weak self] () throws(FileFailure) in
      let outcome = try work()
      return {
        if outcome == .unlocked { self?.didFail(file, .locked) }
        done()
      }
    } onFailure: { [weak self] in
      self?.didFail(file, $0)
    }
  }

  private func didFail(_ file: SaveFile, _ reason: FileFailure) {
    notices.raise(reason == .locked ? .folderInUse : .cannotSave(reason.problem))
    onFailure?(file, reason)
  }

  /// Adds `work` to the store's thread, after everything that was added before.
  package func enqueue(_ work: @escaping @Sendable () -> Void) {
    queue.add {
      work()
      return {}
    }
  }

  /// Runs `work` on the store's thread, after everything that was added before, and returns its value.
  package func perform<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      queue.add {
        let value = work()
        return { continuation.resume(returning: value) }
      }
    }
  }

  /// Waits until each write is done or has failed again, at most for `limit`; returns whether none is waiting any more.
  @discardableResult
  package func finish(within limit: Duration? = nil) -> Bool { queue.finish(within: limit) }
}

extension SaveFile {
  /// Reads the file as the type stored in it; returns a `LoadOutcome` of that type.
  fileprivate func load(from storage: DataFolder) -> any Sendable {
    switch self {
    case .game(.colorMatch): storage.load(SavedSession<ColorMatchState>.self, from: name)
    case .game(.sunAndMoon): storage.load(SavedSession<SunAndMoonState>.self, from: name)
    case .game(.picturePuzzle): storage.load(SavedSession<PicturePuzzleState>.self, from: name)
    case .game(.memory): storage.load(SavedSession<MemoryState>.self, from: name)
    case .game(.moveMe): storage.load(SavedSession<MoveMeState>.self, from: name)
    case .game(.jigsaw): storage.load(SavedSession<JigsawState>.self, from: name)
    case .results: storage.load([GameResult].self, from: name)
    case .statistics: storage.load(StatisticsStore.Statistics.self, from: name)
    case .memoryPhotos: storage.load([Photo].self, from: name)
    case .memoryDecks: storage.load([CardDeck].self, from: name)
    case .puzzleDescriptions: storage.load([String: String].self, from: name)
    }
  }
}
