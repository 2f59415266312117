/// A step of an animation that shows a move: what is seen on the way from the item (0) to the place (1).
package struct LessonStep: Equatable, Sendable {
  package enum Sign: Equatable, Sendable {
    case hand
    case finger
    case key(LessonKey)
    case switchButton
  }

  package let sign: Sign
  package let isPressed: Bool
  /// Whether the item is picked up.
  package let isCarried: Bool
  package let start: Double
  package let end: Double
  /// The duration in seconds, above 0.
  package let seconds: Double

  init(
    _ sign: Sign, from start: Double, to end: Double? = nil, isPressed: Bool = false, isCarried: Bool = false,
    seconds: Double
  ) {
    (self.sign, self.start, self.end) = (sign, start, end ?? start)
    (self.isPressed, self.isCarried, self.seconds) = (isPressed, isCarried, seconds)
  }
}

package enum LessonKey: CaseIterable, Sendable {
  case space
  case arrows
  case enter
}

/// What an animation shows at one moment.
package struct LessonMoment: Equatable, Sendable {
  package let step: LessonStep
  /// The position between the item (0) and the place (1).
  package let progress: Double
  /// The opacity of the sign, from 0 to 1.
  package let opacity: Double
}
