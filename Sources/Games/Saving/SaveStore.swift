import DragAndDrop
import Storage

/// What is kept between two runs: written in the background, the newest state of each file.
///
/// The player is told what could not be read or written. A file that could not be read is not written over either. What
/// could not be written is tried again with the next file, after a while, and before the program ends.
@MainActor
public final class SaveStore {
  /// What brings the newest state of a file there.
  private struct Write: Sendable {
    let file: SaveFile
    let number: Int
    let work: @Sendable () throws(SaveError) -> WriteOutcome
    let done: @MainActor @Sendable () -> Void
  }

  /// How long the archive waits until it tries again what could not be written, in seconds.
  private static let retryDelay: UInt32 = 5

  /// Called with each file that could not be read or written, and the reason, for those who look for mistakes.
  public var onFailure: ((SaveFile, FileFailure) -> Void)?
  /// The files that are being read in the background.
  @Observed private var unread: Set<SaveFile> = []
  /// The files that were there and whose content nobody here knows: what they name may still be needed.
  public private(set) var unknown: Set<SaveFile> = []

  private let storage: JSONStorage
  private let notices: NoticeQueue
  private let queue = SaveQueue()
  private let readAhead = ReadAhead()
  /// What waits for files to be read.
  private var waiting: [(files: Set<SaveFile>, work: () -> Void)] = []
  private var unreadable: Set<SaveFile> = []
  /// The number of the newest write of each file: none that is older is tried again.
  private var newest: [SaveFile: Int] = [:]
  /// What has to begin, or to begin again after it failed.
  private var due: [SaveFile: Write] = [:]
  private var isRetrying = false

  /// Creates an archive, which sweeps up what saves that were cut off have left.
  init(_ storage: JSONStorage, notices: NoticeQueue) {
    self.storage = storage
    self.notices = notices
    queue.add("") {
      storage.sweep()
      return {}
    }
  }

  // MARK: Reading

  /// Reads all files in the background, so that nobody waits for the disk who asks for their content later.
  func beginToRead() {
    unread = Set(SaveFile.all)
    for file in SaveFile.all {
      readAhead.read(file, from: storage) { [weak self] in self?.takeFiles() }
    }
  }

  /// Whether these files are read.
  public func hasRead(_ files: Set<SaveFile>) -> Bool { unread.isDisjoint(with: files) }

  /// Does `work` once these files are read: now, or later on the main actor.
  public func whenRead(_ files: Set<SaveFile>, _ work: @escaping () -> Void) {
    if hasRead(files) { work() } else { waiting.append((files, work)) }
  }

  /// Takes over the files that are read by now, without waiting for others.
  ///
  /// The archive does so by itself whenever one was read; whoever calls this sees it earlier.
  public func takeFiles() {
    let read = unread.intersection(readAhead.files)
    guard !read.isEmpty else { return }
    unread.subtract(read)
    let ready = waiting.filter { hasRead($0.files) }
    waiting.removeAll { hasRead($0.files) }
    for (_, work) in ready { work() }
  }

  /// Loads what was saved last; nil if there is nothing, or nothing that can be used.
  ///
  /// Reads the file now if that was not done in the background.
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

  /// Saves a value soon.
  func save(_ value: some Encodable & Sendable, in file: SaveFile) {
    write(file) { [storage] () throws(SaveError) in try storage.save(value, as: file.name) }
  }

  /// Has a file written soon by `work`, unless it could not be read; then `done` is called.
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
    // One of Swift's own threads would look around every second from then on.
    BackgroundThread.sleep(seconds: Self.retryDelay) { [weak self] in
      self?.isRetrying = false
      self?.beginDue()
    }
  }

  /// Waits until everything is written, what failed before included: before the program ends.
  ///
  /// - Parameter limit: How long to wait at most; nil for as long as it takes.
  /// - Returns: Whether nothing is left that waits for the disk.
  @discardableResult
  public func finish(within limit: Duration? = nil) -> Bool {
    beginDue()
    return queue.finish(within: limit)
  }
}
