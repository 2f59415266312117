import CGtk
import Dispatch
import Glibc
import Widgets

extension Check {
  /// Swift's main actor on GLib's main loop.
  static let mainLoop: [Check] = [
    Check("Main loop: a task of the main actor runs") {
      MainLoop.bridgeMainActor()
      var steps: [Int] = []
      Task { await yieldOnce { steps.append($0) } }
      try Loop.run(until: "the task has ended") { steps == [1, 2] }
    },

    Check("Main loop: a sleeping task wakes up in time") {
      MainLoop.bridgeMainActor()
      let start = ContinuousClock.now
      var slept: Duration?
      Task { slept = try await sleep(since: start) }
      try Loop.run(until: "the task has woken up") { slept != nil }
      let time = try required(slept, "the time that it slept")
      try expect(time >= .milliseconds(100) && time < .seconds(2), "it slept for 0.1 s, and not \(time)")
    },

    Check("Main loop: the value of a detached task returns to the main actor") {
      MainLoop.bridgeMainActor()
      var sum = 0
      Task {
        let other = Task.detached { (1...1000).reduce(0, +) }
        sum = await other.value
      }
      try Loop.run(until: "the sum is known") { sum == 500_500 }
    },

    Check("Main loop: background work runs on another thread and returns its value") {
      MainLoop.bridgeMainActor()
      var thread: pthread_t?
      Task { thread = await WorkerPool.run { pthread_self() } }
      try Loop.run(until: "the work is done") { thread != nil }
      try expect(thread.map { pthread_equal($0, pthread_self()) == 0 } == true, "it was another thread")
    },

    Check("Main loop: a cancelled task does not wait for its background work") {
      MainLoop.bridgeMainActor()
      let gate = DispatchSemaphore(value: 0)
      var answers: [Bool?] = []
      let task = Task {
        answers.append(
          await WorkerPool.run {
            gate.wait()
            return true
          })
      }
      _ = Loop.run(for: 0.05)
      try expect(answers.isEmpty, "it waits until it is cancelled")
      task.cancel()
      try Loop.run(until: "the task has its answer") { !answers.isEmpty }
      gate.signal()
      _ = Loop.run(for: 0.05)
      try expect(answers == [nil], "one answer of nil, and not \(answers)")
    },

    Check("Main loop: an idle loop sleeps") {
      MainLoop.bridgeMainActor()
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      var hasRun = false
      Task { hasRun = true }
      try Loop.run(until: "the task has ended") { hasRun }
      try stage.frames(3)
      _ = Loop.run(for: 0.3)
      let processorTime = clock()
      let wakeUps = Loop.run(for: 1)
      let used = Double(clock() - processorTime) / Double(CLOCKS_PER_SEC)
      try expect(wakeUps < 20, "it woke up a few times in a second, and not \(wakeUps)")
      try expect(used < 0.05, "it used little processor time, and not \(used) s")
    },
  ]

  private static func yieldOnce(_ step: (Int) -> Void) async {
    step(1)
    await Task.yield()
    step(2)
  }

  /// Sleeps for 0.1 s, and returns the time since `start`.
  private static func sleep(since start: ContinuousClock.Instant) async throws -> Duration {
    try await Task.sleep(for: .milliseconds(100))
    return start.duration(to: .now)
  }
}
