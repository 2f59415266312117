/// A serial queue that reads and writes files on its own thread, and knows the newest unwritten state of each file.
///
/// A failed job is repeated with the next one, after a while, and before the program ends, unless a newer state was
/// added. The thread exists while there is work; Swift's own, one for each processor, should not wait for files.
public final class FileQueue: Sendable {
  /// A closure that runs on the main actor after a job.
  public typealias Completion = @MainActor @Sendable () -> Void

  private struct Job: Sendable {
    let file: String?
    let work: @Sendable () throws(FileFailure) -> Completion
    let onFailure: @MainActor @Sendable (FileFailure) -> Void

    func writesSameFile(as other: Job) -> Bool { file != nil && file == other.file }
  }

  private struct State {
    var jobs: [Job] = []
    var failed: [Job] = []
    var completions: [Completion] = []
    var isBusy = false
    var hasThread = false
    var isClosed = false

    var isIdle: Bool { jobs.isEmpty && !isBusy }

    mutating func add(_ job: Job) {
      failed.removeAll { $0.writesSameFile(as: job) }
      if let index = jobs.firstIndex(where: { $0.writesSameFile(as: job) }) {
        jobs[index] = job
      } else {
        jobs.append(job)
      }
      repeatFailed()
    }

    mutating func repeatFailed() {
      jobs += failed
      failed = []
    }

    mutating func next() -> Job? {
      isBusy = !jobs.isEmpty
      return isBusy ? jobs.removeFirst() : nil
    }

    mutating func fail(_ job: Job, _ reason: FileFailure) {
      if !isClosed, !jobs.contains(where: { $0.writesSameFile(as: job) }) { failed.append(job) }
      completions.append { job.onFailure(reason) }
    }
  }

  private static let retryDelay = Duration.seconds(5)

  private let state = Locked(State())

  /// Creates an empty queue.
  public init() {}

  deinit {
    state.change { state in
      state.failed = []
      state.isClosed = true
    }
  }

  /// Adds a job after all others, and repeats the failed ones.
  ///
  /// The job takes the place of a waiting one that writes an older state of `file`, whose completion is not called.
  /// `work` returns its completion; if it throws, `onFailure` is called and the job is repeated.
  public func add(
    writing file: String? = nil, _ work: @escaping @Sendable () throws(FileFailure) -> Completion,
    onFailure: @escaping @MainActor @Sendable (FileFailure) -> Void = { _ in }
  ) {
    state.change { $0.add(Job(file: file, work: work, onFailure: onFailure)) }
    start()
  }

  /// Repeats the failed jobs now.
  public func repeatFailed() {
    state.change { $0.repeatFailed() }
    start()
  }

  /// Starts the thread if needed; does the work here if the system cannot create a thread.
  private func start() {
    let isNeeded = state.change { state in
      defer { state.hasThread = state.hasThread || !state.jobs.isEmpty }
      return !state.hasThread && !state.jobs.isEmpty
    }
    guard isNeeded else { return }
    if !DetachedThread.start("saving", { [state] in Self.work(state) }) {
      Self.runJobs(state)
      state.change { $0.hasThread = false }
    }
  }

  private static func work(_ state: Locked<State>) {
    repeat {
      runJobs(state)
      state.wait(for: retryDelay) { !$0.jobs.isEmpty || $0.failed.isEmpty }
    } while state.change { state in
      state.repeatFailed()
      state.hasThread = !state.jobs.isEmpty
      return state.hasThread
    }
  }

  private static func runJobs(_ state: Locked<State>) {
    while let job = state.change({ $0.next() }) {
      do throws(FileFailure) {
        let completion = try job.work()
        state.change { $0.completions.append(completion) }
      } catch {
        state.change { $0.fail(job, error) }
      }
      Task { @MainActor in runCompletions(state) }
    }
  }

  /// Runs the completions of finished jobs now; otherwise the main actor runs them soon.
  @MainActor public func runCompletions() { Self.runCompletions(state) }

  @MainActor private static func runCompletions(_ state: Locked<State>) {
    let completions = state.change { state in
      defer { state.completions = [] }
      return state.completions
    }
    for completion in completions { completion() }
  }

  /// Waits for all jobs, of which it first repeats those that failed, and runs their completions.
  ///
  /// - Parameter limit: The maximum time to wait, because a disk may never answer; `nil` for no limit.
  /// - Returns: `false` if the jobs did not end within the limit.
  @discardableResult
  @MainActor public func finish(within limit: Duration? = nil) -> Bool {
    repeatFailed()
    let end = limit.map { ContinuousClock.now + $0 }
    repeat {
      let rest = end.map { ContinuousClock.now.duration(to: $0) }
      guard state.wait(for: rest, until: \.isIdle) else { return false }
      runCompletions()
    } while !state.change(\.isIdle)
    return true
  }
}
