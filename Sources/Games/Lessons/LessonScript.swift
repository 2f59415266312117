/// The animation that shows how a move is made with an input.
package struct LessonScript: Equatable, Sendable {
  package let steps: [LessonStep]
  /// Whether the steps are animated; otherwise, each step is a still picture that fades in and out.
  package let isMoving: Bool

  /// The minimum duration of a still picture, and that of a fade, in seconds.
  private static let (stillTime, fadeTime) = (1.4, 0.25)

  package init(_ input: LessonInput, _ gesture: MoveGesture, isMoving: Bool) {
    self.isMoving = isMoving
    steps =
      switch input {
      case .pointer: Self.hand(.hand, gesture)
      case .touch: Self.hand(.finger, gesture)
      case .keyboard: Self.keys(gesture)
      case .switches: Self.switches
      }
  }

  private static func hand(_ sign: LessonStep.Sign, _ gesture: MoveGesture) -> [LessonStep] {
    guard gesture != .turnTwo else {
      return [
        LessonStep(sign, from: 0, seconds: 0.7), LessonStep(sign, from: 0, isPressed: true, seconds: 0.4),
        LessonStep(sign, from: 0, to: 1, seconds: 0.9), LessonStep(sign, from: 1, isPressed: true, seconds: 0.4),
        LessonStep(sign, from: 1, seconds: 0.9),
      ]
    }
    return [
      LessonStep(sign, from: 0, seconds: 0.7),
      LessonStep(sign, from: 0, isPressed: true, isCarried: true, seconds: 0.5),
      LessonStep(sign, from: 0, to: 1, isPressed: true, isCarried: true, seconds: 1.4),
      LessonStep(sign, from: 1, isCarried: true, seconds: 0.9),
    ]
  }

  private static func keys(_ gesture: MoveGesture) -> [LessonStep] {
    let (space, arrows) = (LessonStep.Sign.key(.space), LessonStep.Sign.key(.arrows))
    switch gesture {
    case .drag:
      return [
        LessonStep(arrows, from: 0, seconds: 0.9),
        LessonStep(space, from: 0, seconds: 0.5),
        LessonStep(space, from: 0, isPressed: true, isCarried: true, seconds: 0.6),
        LessonStep(arrows, from: 0, to: 1, isCarried: true, seconds: 1.3),
        LessonStep(.key(.enter), from: 1, isCarried: true, seconds: 0.5),
        LessonStep(.key(.enter), from: 1, isPressed: true, isCarried: true, seconds: 0.9),
      ]
    case .turnTwo:
      return [
        LessonStep(space, from: 0, seconds: 0.6), LessonStep(space, from: 0, isPressed: true, seconds: 0.6),
        LessonStep(arrows, from: 0, to: 1, seconds: 1.2), LessonStep(space, from: 1, seconds: 0.5),
        LessonStep(space, from: 1, isPressed: true, seconds: 0.8),
      ]
    case .slide:
      return [
        LessonStep(arrows, from: 0, seconds: 0.7),
        LessonStep(arrows, from: 0, to: 1, isPressed: true, isCarried: true, seconds: 1.6),
        LessonStep(arrows, from: 1, isCarried: true, seconds: 0.8),
      ]
    }
  }

  /// The steps with a switch: scanning marks the item and then the place, and the switch is pressed at each.
  private static var switches: [LessonStep] {
    [0.0, 1].flatMap { spot in
      [
        LessonStep(.switchButton, from: spot, seconds: 1.1),
        LessonStep(.switchButton, from: spot, isPressed: true, seconds: 0.7),
      ]
    }
  }

  private func seconds(of step: LessonStep) -> Double { isMoving ? step.seconds : max(step.seconds, Self.stillTime) }

  /// The duration of a round, in seconds.
  package var seconds: Double { steps.reduce(0) { $0 + seconds(of: $1) } }

  /// The times at which the steps begin, in seconds.
  package var starts: [Double] {
    var time = 0.0
    return steps.map { step in
      defer { time += seconds(of: step) }
      return time
    }
  }

  /// Returns the moment at a time in seconds, which is limited to the duration of the round.
  package func moment(at time: Double) -> LessonMoment? {
    let starts = starts
    let time = min(max(time, 0), seconds)
    guard let index = starts.lastIndex(where: { $0 <= time }) else { return nil }
    let (step, start, length) = (steps[index], starts[index], seconds(of: steps[index]))
    // Each still fades in and out, but a motion only at the two ends of the round.
    let shown = isMoving ? 0...seconds : start...start + length
    let opacity = min(1, (time - shown.lowerBound) / Self.fadeTime, (shown.upperBound - time) / Self.fadeTime)
    guard isMoving else { return LessonMoment(step: step, progress: step.end, opacity: opacity) }
    let part = (time - start) / length
    let eased = part * part * (3 - 2 * part)
    return LessonMoment(step: step, progress: step.start + (step.end - step.start) * eased, opacity: opacity)
  }

  /// The moment that is shown while the lesson rests: the sign at the item.
  package var still: LessonMoment? { steps.first.map { LessonMoment(step: $0, progress: $0.start, opacity: 1) } }
}
