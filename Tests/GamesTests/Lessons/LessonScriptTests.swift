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
