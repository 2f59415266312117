import Testing

@testable import Games

@Suite struct LessonTests {
  @Test func aLessonShowsTheMoveThreeTimesAndRests() {
    var lesson = Lesson(.pointer)
    for _ in 1...2 {
      lesson.handle(.roundEnded)
      #expect(lesson.phase == .showing)
    }
    lesson.handle(.roundEnded)
    #expect(lesson.phase == .resting)
    lesson.handle(.roundEnded)
    #expect(lesson.phase == .resting)
  }

  @Test(arguments: [0, Lesson.rounds]) func anInterruptedLessonIsHiddenUntilItRestarts(rounds: Int) {
    var lesson = Lesson(.touch)
    for _ in 0..<rounds { lesson.handle(.roundEnded) }
    let begun = lesson
    lesson.handle(.resumed)
    #expect(lesson == begun, "nothing had interrupted it")
    lesson.handle(.interrupted)
    lesson.handle(.roundEnded)
    #expect(lesson.phase == .hidden)
    lesson.handle(.resumed)
    #expect(lesson == Lesson(.touch))
  }

  @Test(arguments: [Lesson.Event.moved, .skipped], [[], [Lesson.Event.interrupted]])
  func aMoveOrASkipEndsALesson(end: Lesson.Event, before: [Lesson.Event]) {
    var lesson = Lesson(.keyboard)
    for event in before + [end] { lesson.handle(event) }
    let over = lesson
    #expect(over.phase == .over)
    for event in Lesson.Event.allCases { lesson.handle(event) }
    lesson.use(.touch)
    #expect(lesson == over)
  }

  @Test func anotherInputRestartsTheLesson() {
    var lesson = Lesson(.pointer)
    for _ in 0..<Lesson.rounds { lesson.handle(.roundEnded) }
    lesson.use(.pointer)
    #expect(lesson.phase == .resting, "the same input")
    lesson.use(.switches)
    #expect(lesson == Lesson(.switches))
    lesson.handle(.interrupted)
    lesson.use(.keyboard)
    #expect(lesson.phase == .hidden && lesson.input == .keyboard)
  }
}
