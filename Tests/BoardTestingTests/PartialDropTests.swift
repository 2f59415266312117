import BoardTesting
import DragAndDrop
import Observation
import Testing

/// Three cards that are dragged together, of which locked ones are refused one by one.
private struct Locks: SortableRules {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists: SortableLists<String, String> = ["To Do": ["Ada", "Bob", "Cid", "Dan", "Eve"], "Done": ["Dot"]]
  let locked: Set<String>

  func dragGroup(for card: String) -> [String] { ["Ada", "Bob", "Cid"] }

  func refusal(of cards: [String], in slot: SortableSlot<String>) -> String? { nil }

  func outcome(of card: String, droppedOn slot: SortableSlot<String>) -> DropOutcome<SortableSlot<String>, String> {
    locked.contains(card) ? .returns(.refused("\(card) is locked.")) : .stays(slot)
  }
}

@MainActor @Observable private final class LocksModel: DragModel {
  let dragState = DragState<Locks>()
  var rules: Locks

  init(_ locked: Set<String>) { rules = Locks(locked: locked) }

  func dragEnded(_ card: String, with outcome: Locks.Outcome) {
    if case .stays(let slot) = outcome { rules.sortableLists.move(card, to: slot) }
  }
}

@Suite @MainActor struct PartialDropTests {
  @Test func thePlaceThatIsSaidIsTheOneWhereTheCardsAre() {
    let drops: [(locked: Set<String>, sentence: String)] = [
      (["Ada"], "Ada is locked. Bob, Cid are on Done, place 1."),
      (["Bob"], "Ada is on Done, place 1. Bob is locked. Cid is on Done, place 2."),
      (["Ada", "Bob"], "Ada is locked. Bob is locked. Cid is on Done, place 1."),
    ]
    for drop in drops {
      let board = BoardTester(lists: LocksModel(drop.locked))
      board.press("Ada")
      board.move("Ada", over: SortableSlot("Done", 0))
      board.release("Ada")
      let staying = ["Ada", "Bob", "Cid"].filter { !drop.locked.contains($0) }
      #expect(board.model.rules.sortableLists["Done"] == staying + ["Dot"])
      #expect(board.announcements.last == drop.sentence)
    }
  }

  @Test func thePlaceThatIsSaidCountsTheRefusedCardsOfTheSameList() {
    let drops: [(locked: Set<String>, cards: [String], sentence: String)] = [
      ([], ["Dan", "Ada", "Bob", "Cid", "Eve"], "Ada, Bob, Cid are on To Do, place 2."),
      (["Ada"], ["Ada", "Dan", "Bob", "Cid", "Eve"], "Ada is locked. Bob, Cid are on To Do, place 3."),
      (
        ["Bob"], ["Bob", "Dan", "Ada", "Cid", "Eve"],
        "Ada is on To Do, place 3. Bob is locked. Cid is on To Do, place 4."
      ),
      (["Cid"], ["Cid", "Dan", "Ada", "Bob", "Eve"], "Ada, Bob are on To Do, place 3. Cid is locked."),
    ]
    for drop in drops {
      let board = BoardTester(lists: LocksModel(drop.locked))
      board.press("Ada")
      board.move("Ada", over: SortableSlot("To Do", 1))
      board.release("Ada")
      #expect(board.model.rules.sortableLists["To Do"] == drop.cards)
      #expect(board.announcements.last == drop.sentence)
    }
  }
}
