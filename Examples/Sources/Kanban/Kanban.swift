import DragAndDrop
import Observation

/// The view model, which every kind of input drives.
@MainActor @Observable final class Kanban: DragModel {
  let dragState = DragState<Tasks>()
  var rules = Tasks()
  private var past: [SortableLists<Column, String>] = []
  var canUndo: Bool { !past.isEmpty }

  func dragEnded(_ card: String, with outcome: Tasks.Outcome) {
    switch outcome {
    case .stays(let slot): rules.sortableLists.place(card, at: slot)
    case .returns(.transferred(.move)): rules.sortableLists.remove(card)
    case .returns: break
    }
  }

  /// Makes one undo step of the changes.
  func performChanges(_ changes: () -> Void) {
    let before = rules.sortableLists
    changes()
    if rules.sortableLists != before { past.append(before) }
    rules.selection.keepOnly(rules.sortableLists.allItems)
  }

  func delete(_ card: String) {
    performChanges { rules.sortableLists.remove(card) }
  }

  /// Returns the lines of a text that are no cards yet.
  func newCards(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init).reduce(into: []) { cards, line in
      if !(rules.sortableLists.allItems + cards).contains(line) { cards.append(line) }
    }
  }

  func undo() {
    cancelAll()
    if let last = past.popLast() { rules.sortableLists = last }
  }
}
