import Storage

/// What is kept between two runs: read when it is asked for, written in the background, the newest state of each file.
///
/// The player is told what could not be read or written. A file that could not be read is not written over either.
@MainActor
public final class GameArchive {
  private let storage: JSONStorage
  private let notices: NoticeQueue
  private let queue = SaveQueue()
  private var unreadable: Set<KeptFile> = []
  /// The files that were there and whose content nobody here knows: what they name may still be needed.
  public private(set) var unknown: Set<KeptFile> = []

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
    guard !unreadable.contains(file) else { return }
    queue.add(file.name) { [notices] in
      do throws(SaveError) {
        try work()
        return done
      } catch {
        return { notices.raise(.cannotSave) }
      }
    }
  }

  /// Waits until everything is written: before the program ends.
  public func finish() { queue.finish() }
}
