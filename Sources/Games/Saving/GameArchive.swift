import Storage

/// What is kept between two runs: read when it is asked for, written in the background, the newest state of each file.
///
/// The player is told what could not be read or written. A file that could not be read is not written over either. What
/// could not be written is tried again with the next file.
@MainActor
public final class GameArchive {
  /// What brings the newest state of a file there.
  private struct Write: Sendable {
    let file: KeptFile
    let number: Int
    let work: @Sendable () throws(SaveError) -> Void
    let done: @MainActor @Sendable () -> Void
  }

  private let storage: JSONStorage
  private let notices: NoticeQueue
  private let queue = SaveQueue()
  private var unreadable: Set<KeptFile> = []
  /// The files that were there and whose content nobody here knows: what they name may still be needed.
  public private(set) var unknown: Set<KeptFile> = []
  /// The number of the newest write of each file: none that is older is tried again.
  private var newest: [KeptFile: Int] = [:]
  /// What has to begin, or to begin again after it failed.
  private var due: [KeptFile: Write] = [:]

  /// Creates an archive, which sweeps up what saves that were cut off have left.
  init(_ storage: JSONStorage, notices: NoticeQueue) {
    self.storage = storage
    self.notices = notices
    queue.add("") {
      storage.sweep()
      return {}
    }
  }

  /// Loads what was saved last; nil if there is nothing, or nothing that can be used.
  func load<Value: Decodable>(_ type: Value.Type, from file: KeptFile) -> Value? {
    switch storage.load(type, from: file.name) {
    case .loaded(let value): return value
    case .none: return nil
    case .setAside: notices.raise(.setAside(file))
    case .unreadable:
      unreadable.insert(file)
      notices.raise(.unreadable(file))
    }
    unknown.insert(file)
    return nil
  }

  /// Saves a value soon.
  func save(_ value: some Encodable & Sendable, in file: KeptFile) {
    write(file) { [storage] () throws(SaveError) in try storage.save(value, as: file.name) }
  }

  /// Has a file written soon by `work`, unless it could not be read; then `done` is called.
  func write(
    _ file: KeptFile, _ work: @escaping @Sendable () throws(SaveError) -> Void,
    done: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    if !unreadable.contains(file) {
      let write = Write(file: file, number: newest[file, default: 0] + 1, work: work, done: done)
      newest[file] = write.number
      due[file] = write
    }
    for write in due.values { begin(write) }
    due = [:]
  }

  private func begin(_ write: Write) {
    queue.add(write.file.name) { [weak self, notices] in
      do throws(SaveError) {
        try write.work()
        return write.done
      } catch {
        return {
          notices.raise(.cannotSave)
          self?.tryAgainLater(write)
        }
      }
    }
  }

  private func tryAgainLater(_ write: Write) {
    if newest[write.file] == write.number { due[write.file] = write }
  }

  /// Waits until everything is written: before the program ends.
  public func finish() { queue.finish() }
}
