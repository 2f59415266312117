import DragAndDrop
import Storage

/// The store of saved files, which writes the newest state of each file in the background.
///
/// The player is notified of files that cannot be read or written. A file that could not be read is not overwritten. A
/// failed write is repeated with the next write, after a while, and before the program ends.
@MainActor
package final class SaveStore {
  private struct Write: Sendable {
    let file: SaveFile
    let number: Int
    let work: @Sendable () throws(SaveError) -> WriteOutcome
    let done: @MainActor @Sendable () -> Void
  }

  /// The delay before failed writes are repeated, in seconds.
  private static let retryDelay: UInt32 = 5

  /// Called with each file that could not be read or written, and the reason, for diagnosis.
  package var onFailure: ((SaveFile, FileFailure) -> Void)?
  /// The files that are being read in the background.
  @Observed private var unread: Set<SaveFile> = []
  /// The files that exist but whose content is unknown; what they refer to may still be needed.
  package private(set) var unknown: Set<SaveFile> = []

  private let storage: JSONStorage
  private let notices: NoticeQueue
  private let queue = SaveQueue()
  private let readAhead = ReadAhead()
  /// The closures that wait for files to be read.
  private var waiting: [(files: Set<SaveFile>, work: () -> Void)] = []
  private var unreadable: Set<SaveFile> = []
  /// The number of the newest write of each file; an older one is not repeated.
  private var newest: [SaveFile: Int] = [:]
  /// The writes to start or repeat.
  private var due: [SaveFile: Write] = [:]
  private var isRetrying = false

  /// Creates a store, and removes what interrupted saves have left.
  init(_ storage: JSONStorage, notices: NoticeQueue) {
    self.storage = storage
    self.notices = notices
    queue.add("") {
      storage.sweep()
      return {}
    }
  }

  // MARK: Reading

  /// Starts to read all files in the background, so that later loads do not wait for the disk.
  func beginToRead() {
    unread = Set(SaveFile.all)
    for file in SaveFile.all {
      readAhead.read(file, from: storage) { [weak self] in self?.takeFiles() }
    }
  }

  /// Whether files were read.
  package func hasRead(_ files: Set<SaveFile>) -> Bool { unread.isDisjoint(with: files) }

  /// Calls `work` once files were read: now, or later on the main actor.
  package func whenRead(_ files: Set<SaveFile>, _ work: @escaping () -> Void) {
    if hasRead(files) { work() } else { waiting.append((files, work)) }
  }

  /// Takes over the files that were read so far; the store also does this whenever a file was read.
  package func takeFiles() {
    let read = unread.intersection(readAhead.files)
    guard !read.isEmpty else { return }
    unread.subtract(read)
    let ready = waiting.filter { hasRead($0.files) }
    waiting.removeAll { hasRead($0.files) }
    for (_, work) in ready { work() }
  }

  /// Loads the last saved value, from the file unless it was read in the background; nil without a usable value.
  func load<Value: Decodable & Sendable>(_ type: Value.Type, from file: SaveFile) -> Value? {
    switch readAhead.take(file) ?? storage.load(type, from: file.name) {
    case .loaded(let value): return value
    case .none: return nil
    case .setAside(let reason):
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

  func save(_ value: some Encodable & Sendable, in file: SaveFile) {
    write(file) { [storage] () throws(SaveError) in try storage.save(value, as: file.name) }
  }

  /// Writes a file with `work` in the background, unless the file could not be read, then calls `done`.
  func write(
    _ file: SaveFile, _ work: @escaping @Sendable () throws(SaveError) -> WriteOutcome,
    done: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    if !unreadable.contains(file) {
      let write = Write(file: file, number: newest[file, default: 0] + 1, work: work, done: done)
      newest[file] = write.number
      due[file] = write
    }
    beginDue()
  }

  private func beginDue() {
    for write in due.values { begin(write) }
    due = [:]
  }

  private func begin(_ write: Write) {
    queue.add(write.file.name) { [weak self] in
      do throws(SaveError) {
        let outcome = try write.work()
        return {
          if outcome == .unlocked { self?.failed(write.file, .locked) }
          write.done()
        }
      } catch {
        return {
          self?.failed(write.file, error.reason)
          self?.tryAgainLater(write)
        }
      }
    }
  }

  private func failed(_ file: SaveFile, _ reason: FileFailure) {
    notices.raise(reason == .locked ? .folderInUse : .cannotSave(reason.problem))
    onFailure?(file, reason)
  }

  private func tryAgainLater(_ write: Write) {
    guard newest[write.file] == write.number else { return }
    due[write.file] = write
    guard !isRetrying else { return }
    isRetrying = true
    // A sleeping task would make a thread of the Swift runtime wake up every second from then on.
    BackgroundThread.sleep(seconds: Self.retryDelay) { [weak self] in
      self?.isRetrying = false
      self?.beginDue()
    }
  }

  /// Waits until everything is written, at most for `limit`; returns whether no write is pending.
  @discardableResult
  package func finish(within limit: Duration? = nil) -> Bool {
    beginDue()
    return queue.finish(within: limit)
  }
}
