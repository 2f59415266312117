import DragAndDrop
import Observation

/// Rules with two lists, of which the second has room for two cards.
struct Cards: SortableRules, Equatable {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists: SortableLists<String, String> = ["To Do": ["Ada", "Bob", "Cid"], "Done": ["Dot"]]
  var selection = Selection<String>()

  func dragGroup(for card: String) -> [String] {
    selection.dragGroup(for: card, in: sortableLists.allItems)
  }

  func refusal(of cards: [String], in slot: Slot) -> String? {
    let new = cards.filter { !sortableLists[slot.list].contains($0) }.count
    return slot.list == "Done" && sortableLists["Done"].count + new > 2 ? "There is room for two." : nil
  }
}

@MainActor @Observable final class CardsModel: DragModel {
  let dragState = DragState<Cards>()
  var rules = Cards()

  func dragEnded(_ card: String, with outcome: Cards.Outcome) {
    if case .stays(let slot) = outcome { rules.sortableLists.move(card, to: slot) }
  }
}
