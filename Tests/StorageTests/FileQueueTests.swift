import Testing

@testable import Storage

@Suite @MainActor struct FileQueueTests {
  /// The jobs that ran, in order, and whether the next may finish.
  struct Log {
    var isOpen = false
    var jobs: [String] = []
  }

  let queue = FileQueue()
  let log = Locked(Log())

  /// A work that waits until the log is open.
  func add(_ file: String?, _ name: String) {
    queue.add(writing: file) { [log] in
      log.wait { $0.isOpen }
      log.change { $0.jobs.append(name) }
      return { log.change { $0.jobs.append("after \(name)") } }
    }
  }

  /// Lets all jobs finish, and returns those that ran.
  @discardableResult
  func finish() -> [String] {
    log.change { $0.isOpen = true }
    queue.finish()
    return log.change(\.jobs)
  }

  @Test func onlyTheNewestWaitingStateOfAFileIsWritten() {
    add("first", "being written")
    add("a", "old")
    add("b", "other")
    for number in 1...1000 { add("a", "\(number)") }
    let jobs = finish().filter { !$0.hasPrefix("after") }
    #expect(jobs == ["being written", "1000", "other"], "the newest state takes the position of the older one")
  }

  @Test func aCompletionRunsOnceBeforeFinishReturns() {
    add("a", "1")
    #expect(finish() == ["1", "after 1"])
    #expect(finish() == ["1", "after 1"])
    add("a", "2")
    #expect(finish() == ["1", "after 1", "2", "after 2"])
  }

  @Test func finishReturnsFalseAfterItsLimit() {
    add("a", "stuck")
    #expect(!queue.finish(within: .seconds(0.02)))
    #expect(log.change(\.jobs) == [])
    #expect(finish() == ["stuck", "after stuck"])
    #expect(queue.finish(within: .zero), "the queue is empty")
  }

  /// Adds a job that fails `failures` times.
  func addFailing(_ file: String, _ name: String, failures: Int) {
    let rest = Locked(failures)
    queue.add(writing: file) { [log] () throws(FileFailure) in
      log.change { $0.jobs.append(name) }
      let fails = rest.change { rest in
        rest -= 1
        return rest >= 0
      }
      if fails { throw .locked }
      return {}
    }
  }

  @Test func failedJobsAreRepeatedUntilTheySucceed() {
    addFailing("a", "a", failures: 2)
    add("b", "b")
    for _ in 1...3 { finish() }
    #expect(finish().filter { !$0.hasPrefix("after") }.sorted() == ["a", "a", "a", "b"])
  }

  @Test func aFailedJobIsDroppedForANewerState() {
    addFailing("a", "old", failures: .max)
    finish()
    add("a", "new")
    #expect(finish().suffix(2) == ["new", "after new"])
    #expect(finish().suffix(2) == ["new", "after new"])
  }

  @Test func finishReturnsIfTheQueueIsEmpty() {
    #expect(finish() == [])
  }

  @Test func aFailedJobIsRepeatedBeforeJobsThatAreAddedLater() {
    let (isOtherAdded, hasFailed, rest) = (Locked(false), Locked(false), Locked(1))
    queue.add(writing: "a") { [log] () throws(FileFailure) in
      isOtherAdded.wait { $0 }
      log.change { $0.jobs.append("a") }
      let fails = rest.change { rest in
        rest -= 1
        return rest >= 0
      }
      if fails { throw .locked }
      return {}
    } onFailure: { _ in
      hasFailed.change { $0 = true }
    }
    add("b", "b")
    isOtherAdded.change { $0 = true }
    while !hasFailed.change(\.self) { queue.runCompletions() }
    add("c", "c")
    add("d", "d")
    #expect(finish().filter { !$0.hasPrefix("after") } == ["a", "b", "c", "a", "d"])
  }

  @Test(arguments: ["a", nil]) func aFailedJobIsRepeatedRightAfterTheNextOne(file: String?) {
    let hasFailed = Locked(false)
    queue.add(writing: file) { [log] () throws(FileFailure) in
      let isFirst = log.change { log in
        log.jobs.append("a")
        return log.jobs.count == 1
      }
      if isFirst { throw .locked }
      return {}
    } onFailure: { _ in
      hasFailed.change { $0 = true }
    }
    while !hasFailed.change(\.self) { queue.runCompletions() }
    add(file.map { _ in "b" }, "b")
    add(file.map { _ in "c" }, "c")
    #expect(finish().filter { !$0.hasPrefix("after") } == ["a", "b", "a", "c"])
  }
}
