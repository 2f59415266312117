/// A step in the animation of a move, from the position ``start`` to ``end``: 0 is the item, and 1 the place.
package struct LessonStep: Equatable, Sendable {
  package enum Sign: Equatable, Sendable {
    case hand
    case finger
    case key(LessonKey)
    case switchButton
  }

  package let sign: Sign
  package let isPressed: Bool
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

package struct LessonMoment: Equatable, Sendable {
  package let step: LessonStep
  /// The position between the item (0) and the place (1).
  package let progress: Double
  /// The opacity of the sign, from 0 to 1.
  package let opacity: Double
}
