/// Does what waits for a disk, one work after the other, on a thread of its own.
///
/// A disk can take a second. A window has a hundredth of a second.
///
/// The thread is there as long as there is something to do. Swift's own threads are as few as the processors, and none of
/// them should wait for a file.
public final class SaveQueue: Sendable {
  /// What writes a file, and then gives what is to be done on the main actor.
  public typealias Work = @Sendable () -> Ending
  /// What is done on the main actor after a file was written.
  public typealias Ending = @MainActor @Sendable () -> Void

  private struct State {
    var waiting: [(file: String, work: Work)] = []
    var endings: [Ending] = []
    var isAtWork = false
  }

  private let state = Monitor(State())

  /// A queue with nothing to do.
  public init() {}

  /// Has a file written soon; the work that still waits for the same file is left out, for it would write an older state.
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

  /// Does what is to be done after the works that are done.
  @MainActor private func end() {
    let endings = state.change { state in
      defer { state.endings = [] }
      return state.endings
    }
    for ending in endings { ending() }
  }

  /// Waits until everything is written, and what is to be done after that too.
  ///
  /// - Parameter limit: How long to wait at most: a disk may never answer. Nil for as long as it takes.
  /// - Returns: Whether everything is written.
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
