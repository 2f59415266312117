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
    Check("Observation: runs at once, and again after a change of what was read") {
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

    Check("Observation: many writes of one event are one run") {
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
        // An event that takes its time: the frame is due before any idle handler had its turn.
        usleep(40_000)
        try Loop.run(until: "the widget was drawn") { !drawn.isEmpty }
        try expect(drawn, is: [number], "what was drawn")
      }
      withExtendedLifetime((token, stage)) {}
    },

    Check("Observation: what a later run reads is observed from then on, and no longer what it does not") {
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

    Check("Observation: nothing runs after the token went, nor after its end") {
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

    Check("Observation: tokens that go before any change leave nothing with the model") {
      for endsFirst in [false, true] {
        let model = Model()
        for _ in 0..<100 { _ = observe { _ = model.number } }
        let before = try Memory.now
        for _ in 0..<10_000 {
          let token = observe { _ = model.number }
          if endsFirst { token.end() }
        }
        let taken = try Memory.now - before
        try expect(Sanitizer.keepsFreed || taken < 1 << 20, "less than 1 MiB stays, and not \(taken >> 10) KiB")
      }
    },

    Check("Observation: neither the model nor what a dropped token held is kept alive") {
      var model: Model? = Model()
      weak var weakModel = model
      let token = observe { [weak model] in _ = model?.number }
      model?.number = 1
      Loop.runWhatIsDue()
      model = nil
      try expect(model == nil && weakModel == nil, "the model went while it was observed")
      withExtendedLifetime(token) {}
      let (baseline, other) = (Living(), Model())
      for isDue in [false, true] {
        weak var canary: Canary?
        var token: ObservationToken? = observing(other, &canary)
        if isDue { other.number += 1 }
        token = nil
        try expect(token == nil && canary == nil, "the closure went with its token, while a run was due: \(isDue)")
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
