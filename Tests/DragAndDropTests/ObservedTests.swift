import Observation
import Testing

@testable import DragAndDrop

@MainActor @Suite struct ObservedTests {
  @MainActor private final class Shelf<Thing> {
    @Observed var things: [Thing] = []
    @Observed var isOpen = true

    init() {}
  }

  /// Returns the values that an observer of `things` reads when a change is reported.
  private func told(of change: (Shelf<Int>) -> Void) -> [[Int]] {
    let shelf = Shelf<Int>()
    nonisolated(unsafe) var found: [[Int]] = []
    withObservationTracking {
      _ = shelf.things
    } onChange: { [weak shelf] in
      // The shelf itself keeps this until a change comes, which may be never.
      found.append(MainActor.assumeIsolated { shelf?.things ?? [] })
    }
    change(shelf)
    return found
  }

  @Test("Whoever has read a value hears of its change once, and may read it at once, as it was")
  func changesAreTold() {
    #expect(told { $0.things = [1] } == [[]])
    #expect(told { $0.things.append(2) } == [[]])
    #expect(
      told {
        $0.things = [1]
        $0.things = [2]
      } == [[]])
  }

  @Test("Nobody hears of what was not read")
  func othersAreNotTold() {
    #expect(told { $0.isOpen = false } == [])
    #expect(told { _ = $0.things } == [])
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
  func changesStay() {
    let shelf = Shelf<Int>()
    shelf.things = [1]
    shelf.things.append(2)
    #expect(shelf.things == [1, 2])
  }
}
