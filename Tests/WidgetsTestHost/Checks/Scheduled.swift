import CGtk
import Widgets

extension Check {
  /// Work for later, and what drops it.
  static let scheduled: [Check] = [
    Check("Scheduled: runs once, not before its time") {
      let start = ContinuousClock.now
      var after: [Duration] = []
      let token = Scheduled.after(0.1) { after.append(start.duration(to: .now)) }
      try Loop.run(until: "it ran") { !after.isEmpty }
      _ = Loop.run(for: 0.2)
      withExtendedLifetime(token) {}
      try expect(after.count, is: 1, "runs")
      // Milliseconds are what GLib counts in.
      try expect(after[0] >= .milliseconds(99), "it ran after 0.1 s, and not \(after[0])")
    },

    Check("Scheduled: what is asked for while a frame begins is done before that frame is laid out") {
      let content = Label("")
      let stage = try Stage(content)
      let clock = stage.frameClock
      var (asked, done): (Int?, Int?)
      var work: Scheduled?
      // The first value comes at once, and each of the others as a frame begins.
      let animation = Motion.timed(on: content, seconds: 1) { value in
        guard asked == nil, value > 0 else { return }
        asked = Int(gdk_frame_clock_get_frame_counter(clock))
        work = .beforeNextFrame { done = Int(gdk_frame_clock_get_frame_counter(clock)) }
      } done: {
      }
      try stage.frames(3)
      withExtendedLifetime((work, animation)) {}
      try expect(asked != nil && done == asked, "it was done in frame \(asked ?? 0), not \(done ?? 0)")
    },

    Check("Scheduled: what waits for the frame comes after it, and before what waits until nothing is left to do") {
      var order: [String] = []
      let work = [
        Scheduled.whenIdle { order.append("idle") }, .afterFrame { order.append("after") },
        .beforeNextFrame { order.append("before") },
      ]
      try Loop.run(until: "all ran") { order.count == work.count }
      try expect(order, is: ["before", "after", "idle"], "order")
    },

    Check("Scheduled: what waits until nothing is left to do is done one in a turn of the main loop") {
      var (turn, turns, order): (Int, [Int], [Int]) = (0, [], [])
      func isDone(_ number: Int) {
        turns.append(turn)
        order.append(number)
      }
      var again: Scheduled?
      let first = Scheduled.whenIdle {
        isDone(1)
        // Runs after the others, and delays none of them.
        again = .whenIdle { isDone(4) }
      }
      let others = [2, 3].map { number in Scheduled.whenIdle { isDone(number) } }
      try Loop.run(until: "all ran") {
        turn += 1
        return order.count == 4
      }
      withExtendedLifetime((first, others, again)) {}
      try expect(order, is: [1, 2, 3, 4], "order")
      try expect(Set(turns).count, is: 4, "turns in which something was done")
    },

    Check("Scheduled: repeats until it is dropped") {
      var runs = 0
      var token: Scheduled? = Scheduled.every(seconds: 1) { runs += 1 }
      try Loop.run(until: "it ran twice", atMost: 6) { runs == 2 }
      token = nil
      _ = Loop.run(for: 1.2)
      try expect(token == nil && runs == 2, "it ran no more")
    },

    Check("Scheduled: what is dropped or cancelled never runs, and its closure goes") {
      let baseline = LiveCount.closures
      var runs = 0
      var tokens: [Scheduled] = [
        .beforeNextFrame { runs += 1 }, .whenIdle { runs += 1 }, .after(0.01) { runs += 1 },
        .every(seconds: 1) { runs += 1 },
      ]
      let cancelled = Scheduled.after(0.01) { runs += 1 }
      try expect(LiveCount.closures, is: baseline + 5, "living closures")
      cancelled.cancel()
      cancelled.cancel()
      tokens = []
      try expect(tokens.isEmpty && LiveCount.closures == baseline, "all closures went")
      _ = Loop.run(for: 0.1)
      try expect(runs, is: 0, "runs")
    },

    Check("Scheduled: the closure of what has run is gone") {
      let baseline = LiveCount.closures
      var hasRun = false
      let token = Scheduled.beforeNextFrame { hasRun = true }
      try Loop.run(until: "it ran") { hasRun }
      withExtendedLifetime(token) {}
      try expect(LiveCount.closures, is: baseline, "living closures")
    },

    Check("Scheduled: may be dropped by its own work") {
      let baseline = LiveCount.closures
      var (once, repeated): (Scheduled?, Scheduled?)
      var runs = 0
      once = .after(0.01) {
        once = nil
        runs += 1
      }
      repeated = .every(seconds: 1) {
        repeated = nil
        runs += 1
      }
      try Loop.run(until: "both ran") { runs == 2 }
      _ = Loop.run(for: 1.2)
      try expect(once == nil && repeated == nil && runs == 2, "each ran once")
      try expect(LiveCount.closures, is: baseline, "living closures")
    },
  ]
}
