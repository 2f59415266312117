import CGtk
import Widgets

extension Check {
  /// Scheduled work, and its cancellation.
  static let scheduled: [Check] = [
    Check("Scheduled: it runs once, after its delay") {
      let start = ContinuousClock.now
      var after: [Duration] = []
      let token = Scheduled.after(0.1) { after.append(start.duration(to: .now)) }
      try Loop.run(until: "it ran") { !after.isEmpty }
      _ = Loop.run(for: 0.2)
      withExtendedLifetime(token) {}
      try expect(after.count, is: 1, "runs")
      // GLib counts in milliseconds.
      try expect(after[0] >= .milliseconds(99), "it ran after 0.1 s, and not \(after[0])")
    },

    Check("Scheduled: work scheduled at the start of a frame runs in that frame") {
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

    Check("Scheduled: work after a frame runs after work before it, and before idle work") {
      var order: [String] = []
      let work = [
        Scheduled.whenIdle { order.append("idle") }, .afterFrame { order.append("after") },
        .beforeNextFrame { order.append("before") },
      ]
      try Loop.run(until: "all ran") { order.count == work.count }
      try expect(order, is: ["before", "after", "idle"], "order")
    },

    Check("Scheduled: idle work runs once per iteration of the main loop") {
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
      try expect(Set(turns).count, is: 4, "iterations with work")
    },

    Check("Scheduled: it repeats until it is released") {
      var runs = 0
      var token: Scheduled? = Scheduled.every(seconds: 1) { runs += 1 }
      try Loop.run(until: "it ran twice", atMost: 6) { runs == 2 }
      token = nil
      _ = Loop.run(for: 1.2)
      try expect(token == nil && runs == 2, "it ran no more")
    },

    Check("Scheduled: released or cancelled work never runs, and its closure is freed") {
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
      try expect(tokens.isEmpty && LiveCount.closures == baseline, "all closures are freed")
      _ = Loop.run(for: 0.1)
      try expect(runs, is: 0, "runs")
    },

    Check("Scheduled: its closure is freed after it has run") {
      let baseline = LiveCount.closures
      var hasRun = false
      let token = Scheduled.beforeNextFrame { hasRun = true }
      try Loop.run(until: "it ran") { hasRun }
      withExtendedLifetime(token) {}
      try expect(LiveCount.closures, is: baseline, "living closures")
    },

    Check("Scheduled: it can be released by its own closure") {
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
