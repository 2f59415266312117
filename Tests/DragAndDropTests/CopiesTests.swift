import Observation
import Testing

@testable import DragAndDrop

/// Stamps in two albums, which can be moved, copied and linked.
private struct Stamps: SortableRules {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists: SortableLists<String, String> = ["Old": ["a", "b", "c", "d"], "New": ["e"]]
  /// Stamps that are refused one by one.
  var locked: Set<String> = []
  /// The index of the last slot that accepts stamps.
  var lastIndex = 9

  func operations(of stamp: String, droppedOn slot: SortableSlot<String>) -> [DropOperation] { [.move, .copy, .link] }
  func acceptsAsynchronously(_ stamp: String, droppedOn slot: SortableSlot<String>) -> Bool { slot.list == "New" }

  func refusal(of stamps: [String], in slot: SortableSlot<String>) -> String? {
    slot.index > lastIndex ? "This page is full." : nil
  }

  func outcome(of stamp: String, droppedOn slot: SortableSlot<String>) -> DropOutcome<SortableSlot<String>, String> {
    locked.contains(stamp) ? .returns(.refused("locked")) : verdict(for: stamp, over: slot).outcome(at: slot)
  }
}

@MainActor @Observable private final class Album: DragModel {
  let dragState = DragState<Stamps>()
  var rules = Stamps()

  func dragEnded(_ stamp: String, with outcome: Stamps.Outcome, as operation: DropOperation) {
    guard case .stays(let slot) = outcome else { return }
    if operation == .move {
      rules.sortableLists.move(stamp, to: slot)
    } else {
      rules.sortableLists.insert("\(stamp)'", at: slot)
    }
  }

  /// Drops stamps on a slot, of which the first is held, and returns its outcome; nil while it is pending.
  func drop(_ stamps: [String], on slot: SortableSlot<String>, as operation: DropOperation) -> Stamps.Outcome? {
    #expect(pickUp(stamps[0], with: stamps, by: .pointer))
    requestOperation(operation, for: stamps[0])
    move(stamps[0], to: nil, over: slot)
    return drop(stamps[0])
  }

  /// The first album as text.
  var old: String { rules.sortableLists["Old"].joined(separator: " ") }
  /// The places of the drop of the items that have stayed.
  var dropPlaces: [SortableSlot<String>?] { dragState.recentEnds.filter { $0.outcome.stays }.map(\.dropPlace) }
}

@Suite @MainActor struct CopiesTests {
  private typealias Slot = SortableSlot<String>
  private let album = Album()

  @Test(arguments: [DropOperation.copy, .link])
  func aCopyLiesBetweenTheItemsOfItsSlot(operation: DropOperation) {
    let drops: [(stamp: String, index: Int, old: String, own: Int)] = [
      ("a", 2, "a b c a' d", 3), ("a", 3, "a b c d a'", 4), ("b", 2, "a b c b' d", 3), ("c", 1, "a c' b c d", 1),
      ("d", 0, "d' a b c d", 0),
    ]
    for drop in drops {
      let album = Album()
      #expect(album.drop([drop.stamp], on: Slot("Old", drop.index), as: operation) == .stays(Slot("Old", drop.own)))
      #expect(album.old == drop.old && album.dropPlaces == [nil], "\(drop)")
    }
  }

  @Test func copiesLieSideBySideInTheirOrder() {
    let drops: [(stamps: [String], index: Int, old: String, own: Int)] = [
      (["a", "b"], 1, "a b c a' b' d", 3), (["a", "c"], 1, "a b c a' c' d", 3), (["d", "a"], 2, "a b c d d' a'", 4),
      (["c", "d"], 0, "c' d' a b c d", 0),
    ]
    for drop in drops {
      let album = Album()
      #expect(album.drop(drop.stamps, on: Slot("Old", drop.index), as: .copy) == .stays(Slot("Old", drop.own)))
      #expect(album.old == drop.old, "\(drop)")
      #expect(album.dropPlaces == [Slot("Old", drop.own), Slot("Old", drop.own)], "\(drop)")
    }
  }

  @Test func aRefusedItemLeavesNoGapAmongCopies() {
    album.rules.locked = ["b"]
    #expect(album.drop(["a", "b", "c"], on: Slot("Old", 1), as: .copy) == .stays(Slot("Old", 4)))
    #expect(album.old == "a b c d a' c'" && album.dropPlaces == [Slot("Old", 4), Slot("Old", 5)])
  }

  @Test func copiesForAnotherListAreCountedThere() {
    #expect(album.rules.places(forCopying: ["a", "e"], to: Slot("New", 0)) == [Slot("New", 1), Slot("New", 2)])
  }

  @Test func aMoveCountsTheOtherItemsOnly() {
    #expect(album.drop(["a"], on: Slot("Old", 2), as: .move) == .stays(Slot("Old", 2)))
    #expect(album.old == "b c a d")
  }

  @Test func whatIsDroppedWhereItIsIsNotCopied() {
    #expect(album.drop(["a"], on: Slot("Old", 0), as: .copy) == .returns(.missed))
    #expect(album.drop(["a", "b"], on: Slot("Old", 0), as: .copy) == .returns(.missed))
    #expect(album.old == "a b c d")
  }

  @Test func theRulesDecideAboutTheSlotUnderTheItem() {
    album.rules.lastIndex = 2
    #expect(album.drop(["a"], on: Slot("Old", 3), as: .copy) == .returns(.refused("This page is full.")))
    #expect(album.drop(["a"], on: Slot("Old", 2), as: .copy) == .stays(Slot("Old", 3)))
  }

  @Test func aCopyThatIsAcceptedLaterLiesAtItsSlotToo() {
    album.rules.sortableLists.move("a", to: Slot("New", 0))
    #expect(album.drop(["a"], on: Slot("New", 1), as: .copy) == nil)
    album.finishPending("a", .stays(Slot("New", 1)))
    #expect(album.rules.sortableLists["New"] == ["a", "e", "a'"])
  }

  @Test func slotsAreNumberedByWhereACopyLies() {
    var slots = SortableSlots(album.rules, strings: BoardStrings()) { $0 }
    func labels() -> [String] {
      (0...3).map { slots.label(of: Slot("Old", $0), for: album.session.activeDrag(of: "a")) }
    }
    album.pickUp("a", by: .keyboard)
    #expect(labels() == ["Old, place 1", "Old, place 2", "Old, place 3", "Old, place 4"])
    album.requestOperation(.copy, for: "a")
    #expect(labels() == ["Old, place 1", "Old, place 3", "Old, place 4", "Old, place 5"], "no copy is made at its own")
    slots.isLine = true
    #expect(labels() == ["Old, before b", "Old, before c", "Old, before d", "Old, after d"])
  }

  @Test func aSessionWithoutAModelHasTheSlotOfTheCopy() {
    var session = DragSession<Stamps>()
    let rules = Stamps()
    #expect(session.pickUp("a", by: .keyboard, rules: rules) == [])
    session.requestOperation(.copy, for: "a", rules: rules)
    session.move("a", to: nil, over: Slot("Old", 2), rules: rules)
    #expect(session.drop("a", rules: rules) == .stays(Slot("Old", 3)))
  }
}
