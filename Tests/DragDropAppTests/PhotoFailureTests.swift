import Pictures
import Testing

@testable import DragDropApp

/// Which of several failures is reported.
@MainActor @Suite struct PhotoFailureTests {
  @Test func anUnreadableFileIsReportedBeforeOneOutsideTheSandbox() {
    let unreadable = PhotoFailure(.unreadable, of: "drawing.svg")
    // The same file in the next form of the offer, by its address on the host.
    let hidden = PhotoFailure(.outsideSandbox, of: "drawing.svg")
    #expect(hidden.weight <= unreadable.weight, "the first of equals is reported")
    #expect(PhotoFailure(.damaged, of: "").weight > hidden.weight)
  }
}
