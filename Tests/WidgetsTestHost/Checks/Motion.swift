import CGtk
import Widgets

extension Check {
  /// Values that change over time.
  static let motion: [Check] = [
    Check("Motion: a timed one goes from 0 to 1 in its duration and ends once") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      var (steps, ends): ([Double], Int) = ([], 0)
      let start = ContinuousClock.now
      let motion = Motion.timed(
        on: canvas, seconds: 0.2, isEased: false, step: { steps.append($0) }, done: { ends += 1 })
      try Loop.run(until: "it is done") { ends > 0 }
      let time = start.duration(to: .now)
      try stage.frames(3)
      withExtendedLifetime(motion) {}
      try expect(steps == steps.sorted() && steps.count > 2, "it goes up in steps: \(steps)")
      try expect(steps.last, is: 1, "last value")
      try expect(ends, is: 1, "calls of done")
      // A frame counts from its start, and the last one may be a frame late.
      try expect(time > .milliseconds(180) && time < .seconds(2), "it took 0.2 s, and not \(time)")
    },

    Check("Motion: a spring overshoots and ends exactly at 1") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      var (steps, isDone): ([Double], Bool) = ([], false)
      let motion = Motion.spring(on: canvas, damping: 0.4, step: { steps.append($0) }, done: { isDone = true })
      try Loop.run(until: "it is done") { isDone }
      withExtendedLifetime((motion, stage)) {}
      try expect(steps.contains { $0 > 1.01 }, "it overshoots: \(steps)")
      try expect(steps.last, is: 1, "last value")
    },

    Check("Motion: a released one stops") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      let baseline = Living()
      var (steps, isDone): ([Double], Bool) = ([], false)
      var motion: Motion? = .timed(on: canvas, seconds: 0.3, step: { steps.append($0) }, done: { isDone = true })
      try Loop.run(until: "it is running") { (steps.last ?? 0) > 0 }
      motion = nil
      let count = steps.count
      try stage.frames(30)
      try expect(motion == nil && steps.count == count && !isDone, "no step follows")
      try expect((steps.last ?? 1) < 1, "it did not end")
      try baseline.isBack()
    },

    Check("Motion: it can be released by its own done closure") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      let baseline = Living()
      var motion: Motion?
      motion = .timed(on: canvas, seconds: 0.05, step: { _ in }, done: { motion = nil })
      try Loop.run(until: "it is done") { motion == nil }
      try stage.frames(2)
      try baseline.isBack()
    },

    Check("Motion: it can be released by its own step closure") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      let baseline = Living()
      var (motion, isDone): (Motion?, Bool) = (nil, false)
      motion = .timed(on: canvas, seconds: 0.2, step: { if $0 > 0 { motion = nil } }, done: { isDone = true })
      try Loop.run(until: "it was released") { motion == nil }
      try stage.frames(20)
      try expect(!isDone, "it did not end")
      try baseline.isBack()
    },

    Check("Animated number: it moves to its end with redraws and is at rest there") {
      var draws = 0
      let canvas = Canvas { _ in draws += 1 }
      let stage = try Stage(canvas)
      try stage.frames()
      let (number, before) = (AnimatedNumber(2), draws)
      var ends = 0
      number.move(to: 4, on: canvas, seconds: 0.1) { ends += 1 }
      try expect(number.isMoving, "it moves")
      try Loop.run(until: "it is at rest") { !number.isMoving }
      try expect(number.value == 4 && ends == 1 && draws > before, "the end")
      number.swing(to: 1, on: canvas, damping: 0.5)
      number.stop()
      try expect(!number.isMoving && number.value != 1, "it stops at its value")
    },

    Check("Animated number: on a widget that is not shown it is at its end at once") {
      let (number, canvas) = (AnimatedNumber(0), Canvas())
      number.move(to: 1, on: canvas, seconds: 5)
      try expect(number.value == 1 && !number.isMoving, "the end")
    },

    Check("Motion: on a widget that is not shown it ends at once") {
      var (steps, ends): ([Double], Int) = ([], 0)
      let motion = Motion.spring(on: Canvas(), step: { steps.append($0) }, done: { ends += 1 })
      withExtendedLifetime(motion) {}
      try expect(steps.last, is: 1, "last value")
      try expect(ends, is: 1, "calls of done")
    },

    Check("Motion: it ends at once when its widget is hidden") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      var (value, ends) = (0.0, 0)
      let motion = Motion.timed(on: canvas, seconds: 60, step: { value = $0 }, done: { ends += 1 })
      try stage.frames(2)
      try expect(value < 0.5 && ends == 0, "it is running")
      canvas.isVisible = false
      withExtendedLifetime(motion) {}
      try expect(value == 1 && ends == 1, "it is at its end: \(value), \(ends)")
    },
  ]
}
