import Testing

@testable import Games

@Suite struct LessonScriptTests {
  static let scripts = LessonInput.allCases.flatMap { input in
    MoveGesture.allCases.flatMap { gesture in [true, false].map { LessonScript(input, gesture, isMoving: $0) } }
  }

  @Test(arguments: scripts) func aScriptGoesFromTheItemToThePlace(script: LessonScript) throws {
    #expect(script.steps.first?.start == 0)
    #expect(script.steps.last?.end == 1)
    #expect(script.steps.contains { $0.isPressed })
    let spots = script.steps.map(\.end)
    #expect(spots == spots.sorted())
    // Marks of the scanning, and stills, do not move between spots.
    guard script.steps.allSatisfy({ $0.sign != .switchButton }) else { return }
    for (step, next) in zip(script.steps, script.steps.dropFirst()) { #expect(step.end == next.start) }
  }

  @Test(arguments: scripts) func everyMomentIsInRange(script: LessonScript) throws {
    for tick in -10...Int(script.seconds * 50) + 10 {
      let moment = try #require(script.moment(at: Double(tick) / 50))
      #expect((0...1).contains(moment.progress) && (0...1).contains(moment.opacity))
      if !script.isMoving { #expect(moment.progress == moment.step.end, "a still does not move") }
    }
  }

  @Test(arguments: scripts.filter(\.isMoving)) func theProgressIsContinuous(script: LessonScript) throws {
    let signs = script.steps.filter { $0.sign != .switchButton }
    guard !signs.isEmpty else { return }
    var last = 0.0
    for tick in 0...Int(script.seconds * 100) {
      let progress = try #require(script.moment(at: Double(tick) / 100)).progress
      #expect(abs(progress - last) < 0.05)
      last = progress
    }
  }

  @Test(arguments: scripts.filter { !$0.isMoving }) func stillsFadeIn(script: LessonScript) throws {
    for start in script.starts {
      #expect(try #require(script.moment(at: start)).opacity < 0.05)
      #expect(try #require(script.moment(at: start + 0.7)).opacity == 1)
    }
  }

  /// The seconds of a round in motion, and as stills, each of which is shown for at least 1.4 seconds.
  static let durations: [(LessonInput, MoveGesture, Double, Double)] = [
    (.pointer, .drag, 3.5, 5.6), (.touch, .turnTwo, 3.3, 7), (.touch, .slide, 3.5, 5.6), (.keyboard, .drag, 4.7, 8.4),
    (.keyboard, .turnTwo, 3.7, 7), (.keyboard, .slide, 3.1, 4.4), (.switches, .drag, 3.6, 5.6),
  ]

  @Test(arguments: durations)
  func aRoundHasItsDuration(input: LessonInput, gesture: MoveGesture, moving: Double, still: Double) {
    #expect(abs(LessonScript(input, gesture, isMoving: true).seconds - moving) < 0.001)
    #expect(abs(LessonScript(input, gesture, isMoving: false).seconds - still) < 0.001)
  }

  @Test(arguments: scripts) func eachStepBeginsAtItsTime(script: LessonScript) throws {
    #expect(script.starts.first == 0)
    for (step, start) in zip(script.steps, script.starts) { #expect(script.moment(at: start)?.step == step) }
    let still = try #require(script.still)
    #expect(still.step == script.steps[0] && still.progress == 0 && still.opacity == 1)
  }

  @Test(arguments: scripts) func stillsFadeAndMotionsOnlyAtBothEnds(script: LessonScript) throws {
    let ends = Array(script.starts.dropFirst()) + [script.seconds]
    for (start, end) in zip(script.starts, ends) {
      let fadesIn = !script.isMoving || start == 0
      let fadesOut = !script.isMoving || end == script.seconds
      let (early, late) = (try #require(script.moment(at: start + 0.125)), try #require(script.moment(at: end - 0.125)))
      #expect(abs(early.opacity - (fadesIn ? 0.5 : 1)) < 0.001)
      #expect(abs(late.opacity - (fadesOut ? 0.5 : 1)) < 0.001)
    }
  }

  @Test func theSignMovesSlowlyAtFirstAndAtLast() throws {
    let script = LessonScript(.touch, .drag, isMoving: true)
    let index = try #require(script.steps.firstIndex { $0.start != $0.end })
    for (part, progress) in [(0, 0), (0.25, 0.15625), (0.5, 0.5), (0.75, 0.84375), (1, 1)] as [(Double, Double)] {
      let moment = try #require(script.moment(at: script.starts[index] + part * script.steps[index].seconds))
      #expect(abs(moment.progress - progress) < 0.001)
    }
  }

  @Test(arguments: LessonInput.allCases, MoveGesture.allCases)
  func theItemIsCarriedFromTheFirstPressOn(input: LessonInput, gesture: MoveGesture) {
    let steps = LessonScript(input, gesture, isMoving: true).steps
    let press = steps.firstIndex(where: \.isPressed) ?? 0
    // Cards are turned where they lie, and a switch only chooses.
    let isCarrying = gesture != .turnTwo && input != .switches
    #expect(steps.map(\.isCarried) == steps.indices.map { isCarrying && $0 >= press })
  }

  @Test func aHandHoldsTheItemWhileItMoves() {
    for input in [LessonInput.pointer, .touch] {
      for step in LessonScript(input, .drag, isMoving: true).steps where step.start != step.end {
        #expect(step.isPressed && step.isCarried)
      }
    }
    let turns = LessonScript(.touch, .turnTwo, isMoving: true).steps
    #expect(turns.allSatisfy { !$0.isCarried }, "cards are turned where they lie")
    #expect(turns.filter(\.isPressed).map(\.start) == [0, 1])
  }

  @Test func theKeysAreThoseThatMakeTheMove() {
    func pressed(_ gesture: MoveGesture) -> [LessonStep.Sign] {
      LessonScript(.keyboard, gesture, isMoving: true).steps.filter(\.isPressed).map(\.sign)
    }
    #expect(pressed(.drag) == [.key(.space), .key(.enter)])
    #expect(pressed(.turnTwo) == [.key(.space), .key(.space)])
    #expect(pressed(.slide) == [.key(.arrows)])
  }
}
