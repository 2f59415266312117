/// A serial queue that writes files on its own thread, so that a slow disk does not block the main thread.
///
/// The thread exists while there is work. Swift's own threads are too few to be blocked by files: one for each
/// processor.
public final class SaveQueue: Sendable {
  /// A closure that writes a file, and returns a closure for the main actor.
  public typealias Work = @Sendable () -> Ending
  /// A closure that runs on the main actor after a file was written.
  public typealias Ending = @MainActor @Sendable () -> Void

  private struct State {
    var waiting: [(file: String, work: Work)] = []
    var endings: [Ending] = []
    var isAtWork = false
  }

  private let state = Monitor(State())

  /// Creates an empty queue.
  public init() {}

  /// Adds work for a file; replaces waiting work for the same file, which would write an older state.
  public func add(_ file: String, _ work: @escaping Work) {
    let isFirst = state.change { state in
      defer { state.isAtWork = true }
      if let index = state.waiting.firstIndex(where: { $0.file == file }) {
        state.waiting[index].work = work
      } else {
        state.waiting.append((file, work))
      }
      return !state.isAtWork
    }
    if isFirst { BackgroundThread.start(named: "saving") { [self] in workOff() } }
  }

  private func workOff() {
    while let work = next() {
      let ending = work()
      state.change { $0.endings.append(ending) }
      Task { @MainActor in end() }
    }
  }

  private func next() -> Work? {
    state.change { state in
      state.isAtWork = !state.waiting.isEmpty
      return state.isAtWork ? state.waiting.removeFirst().work : nil
    }
  }

  @MainActor private func end() {
    let endings = state.change { state in
      defer { state.endings = [] }
      return state.endings
    }
    for ending in endings { ending() }
  }

  /// Waits until all files are written, and runs the closures for the main actor.
  ///
  /// - Parameter limit: The timeout, because a disk may never answer; nil for none.
  /// - Returns: Whether all files are written.
  @discardableResult
  @MainActor public func finish(within limit: Duration? = nil) -> Bool {
    let end = limit.map { ContinuousClock.now + $0 }
    repeat {
      let rest = end.map { ContinuousClock.now.duration(to: $0) }
      guard state.wait(for: rest, until: { !$0.isAtWork }) else { return false }
      self.end()
    } while state.change(\.isAtWork)
    return true
  }
}
