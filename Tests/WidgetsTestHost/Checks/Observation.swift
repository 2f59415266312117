import CGtk
import Glibc
import Observation
import Widgets

@Observable
private final class Model {
  var number = 0
  var other = 0
  var showsOther = false
}

extension Check {
  /// `observe`: when it runs, and what it keeps alive.
  static let observation: [Check] = [
    Check("Observation: it runs at once and after each change of what was read") {
      let model = Model()
      var seen: [Int] = []
      let token = observe { seen.append(model.number) }
      try expect(seen, is: [0], "runs at first")
      for number in 1...3 {
        model.number = number
        Loop.runWhatIsDue()
      }
      withExtendedLifetime(token) {}
      try expect(seen, is: [0, 1, 2, 3], "runs")
    },

    Check("Observation: many changes in one event cause one run") {
      let model = Model()
      var seen: [Int] = []
      let token = observe { seen.append(model.number + model.other) }
      for number in 1...100 { (model.number, model.other) = (number, number) }
      try expect(seen, is: [0], "no run within the event")
      Loop.runWhatIsDue()
      withExtendedLifetime(token) {}
      try expect(seen, is: [0, 200], "runs")
    },

    Check("Observation: a run comes before the next frame") {
      let model = Model()
      var applied = 0
      let token = observe { applied = model.number }
      var drawn: [Int] = []
      let canvas = Canvas { _ in drawn.append(applied) }
      let stage = try Stage(canvas)
      for number in 1...5 {
        drawn = []
        model.number = number
        canvas.queueDraw()
        // A slow event, so that the frame is due before any idle handler.
        usleep(40_000)
        try Loop.run(until: "the widget was drawn") { !drawn.isEmpty }
        try expect(drawn, is: [number], "what was drawn")
      }
      withExtendedLifetime((token, stage)) {}
    },

    Check("Observation: only what the last run has read is observed") {
      let model = Model()
      var runs = 0
      let token = observe {
        runs += 1
        _ = model.showsOther ? model.other : model.number
      }
      model.other += 1
      Loop.runWhatIsDue()
      try expect(runs, is: 1, "runs after a change of what was not read")
      model.showsOther = true
      Loop.runWhatIsDue()
      model.other += 1
      Loop.runWhatIsDue()
      try expect(runs, is: 3, "runs after changes of what was read")
      model.number += 1
      Loop.runWhatIsDue()
      withExtendedLifetime(token) {}
      try expect(runs, is: 3, "runs after a change of what is no longer read")
    },

    Check("Observation: nothing runs after the token was released or ended") {
      let model = Model()
      var (dropped, ended) = (0, 0)
      var first: ObservationToken? = observe { dropped += model.number + 1 }
      let second = observe { ended += model.number + 1 }
      model.number = 1
      first = nil
      second.end()
      Loop.runWhatIsDue()
      model.number = 2
      Loop.runWhatIsDue()
      try expect(first == nil && dropped == 1 && ended == 1, "neither ran again: \(dropped), \(ended)")
    },

    Check("Observation: tokens released before any change keep no memory of the model") {
      for endsFirst in [false, true] {
        let model = Model()
        for _ in 0..<100 { _ = observe { _ = model.number } }
        let before = try Memory.now
        for _ in 0..<10_000 {
          let token = observe { _ = model.number }
          if endsFirst { token.end() }
        }
        let taken = try Memory.now - before
        try expect(Sanitizer.keepsFreed || taken < 1 << 20, "less than 1 MiB is kept, and not \(taken >> 10) KiB")
      }
    },

    Check("Observation: the model and the closure of a released token are freed") {
      var model: Model? = Model()
      weak var weakModel = model
      let token = observe { [weak model] in _ = model?.number }
      model?.number = 1
      Loop.runWhatIsDue()
      model = nil
      try expect(model == nil && weakModel == nil, "the model is freed while it is observed")
      withExtendedLifetime(token) {}
      let (baseline, other) = (Living(), Model())
      for isDue in [false, true] {
        weak var canary: Canary?
        var token: ObservationToken? = observing(other, &canary)
        if isDue { other.number += 1 }
        token = nil
        try expect(token == nil && canary == nil, "the closure is freed with its token, while a run is due: \(isDue)")
      }
      try baseline.isBack()
    },
  ]

  private static func observing(_ model: Model, _ canary: inout Canary?) -> ObservationToken {
    let held = Canary()
    canary = held
    return observe { withExtendedLifetime(held) { _ = model.number } }
  }
}
