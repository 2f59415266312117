import Observation
import Testing

@testable import DragAndDrop

@MainActor @Suite struct ObservedTests {
  @MainActor private final class Shelf<Thing> {
    @Observed var things: [Thing] = []
    @Observed var isOpen = true

    init() {}
  }

  /// Returns the values of `things` that an observer reads in each notification.
  private func notifications(of change: (Shelf<Int>) -> Void) -> [[Int]] {
    let shelf = Shelf<Int>()
    nonisolated(unsafe) var found: [[Int]] = []
    withObservationTracking {
      _ = shelf.things
    } onChange: { [weak shelf] in
      // The shelf retains this closure until a change, which may never come.
      found.append(MainActor.assumeIsolated { shelf?.things ?? [] })
    }
    change(shelf)
    return found
  }

  @Test func anObserverIsNotifiedOnceAndReadsTheOldValue() {
    #expect(notifications { $0.things = [1] } == [[]])
    #expect(notifications { $0.things.append(2) } == [[]])
    #expect(
      notifications {
        $0.things = [1]
        $0.things = [2]
      } == [[]])
  }

  @Test func valuesThatWereNotReadNotifyNoObserver() {
    #expect(notifications { $0.isOpen = false } == [])
    #expect(notifications { _ = $0.things } == [])
  }

  @Test("A change in place is a reading, too")
  func changesInPlaceAreReadings() {
    let shelf = Shelf<Int>()
    let isTold = Counter()
    withObservationTracking {
      shelf.things.append(1)
    } onChange: {
      MainActor.assumeIsolated { isTold.count += 1 }
    }
    shelf.things = []
    #expect(isTold.count == 1)
  }

  @MainActor private final class Counter { var count = 0 }

  @Test("A change stays")
  func changedValuesAreStored() {
    let shelf = Shelf<Int>()
    shelf.things = [1]
    shelf.things.append(2)
    #expect(shelf.things == [1, 2])
  }
}
