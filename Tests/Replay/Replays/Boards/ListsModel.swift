import DragAndDrop
import Games
import Observation

/// Two lists, of which the second has room for three cards, and the first never sends its last card away.
struct ListsRules: SortableRules, Equatable {
  typealias List = String
  typealias Item = Int
  typealias Refusal = String

  var sortableLists: SortableLists<String, Int> = ["To Do": [1, 2, 3, 4], "Done": [5], "Later": []]
  var selection = Selection<Int>()

  var maximumActiveDrags: Int { 2 }

  func dragGroup(for card: Int) -> [Int] { selection.dragGroup(for: card, in: sortableLists.allItems) }

  func refusal(of cards: [Int], in slot: SortableSlot<String>) -> String? {
    let new = cards.filter { !sortableLists[slot.list].contains($0) }.count
    return slot.list == "Done" && sortableLists["Done"].count + new > 3 ? "full" : nil
  }
}

@MainActor @Observable final class ListsModel: ReplayModel {
  let dragState = DragState<ListsRules>()
  var rules = ListsRules()
  /// The lists after the last event, and the items of the drags that have ended since.
  private var before = ListsRules().sortableLists
  private var moved: Set<Int> = []

  func dragEnded(_ card: Int, with outcome: ListsRules.Outcome) {
    guard case .stays(let slot) = outcome else { return }
    moved.insert(card)
    rules.sortableLists.move(card, to: slot)
  }

  func perform(_ generator: inout SeededGenerator) async -> String {
    let card = 1 + generator.number(below: 5)
    switch generator.number(below: 3) {
    case 0: rules.selection.toggle(card)
    case 1: rules.selection.extend(to: card, in: rules.sortableLists.allItems)
    default: rules.selection.clear()
    }
    revalidate()
    return "select \(rules.selection.items.sorted())"
  }

  var complaint: Complaint? {
    let lists = rules.sortableLists
    defer { (before, moved) = (lists, []) }
    if lists.allItems.sorted() != Array(1...5) { return Complaint("No card is lost or doubled.", "\(lists)") }
    if lists["Done"].count > 3 { return Complaint("A full list takes no more cards.", "\(lists)") }
    // The cards that were not moved keep their order and their lists.
    let areKept = lists.lists.allSatisfy { list in
      lists[list].filter { !moved.contains($0) } == before[list].filter { !moved.contains($0) }
    }
    return Replays.complaint(
      unless: areKept, "Only the dropped cards move.", "\(moved.sorted()): \(before) to \(lists)")
  }
}
