import Pictures
import Testing

@testable import DragDropApp

/// Which of several failures the player is told.
@MainActor @Suite struct PhotoFailureTests {
  @Test func aFileOfThePortalThatCannotBeReadIsNotToldAsHiddenBySandbox() {
    let unreadable = PhotoFailure(.unreadable, of: "drawing.svg")
    // The same file in the next form of the offer, by its address on the host.
    let hidden = PhotoFailure(.outsideSandbox, of: "drawing.svg")
    #expect(hidden.weight <= unreadable.weight, "the first of equals is told")
    #expect(PhotoFailure(.damaged, of: "").weight > hidden.weight)
  }
}
