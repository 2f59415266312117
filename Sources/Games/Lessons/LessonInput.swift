package enum LessonInput: CaseIterable, Sendable {
  case pointer
  case touch
  case keyboard
  case switches
}
