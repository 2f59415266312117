import DragAndDrop
import Observation

/// The things in a bag, of which it has room for some.
struct Contents: SortableRules, Equatable {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists: SortableLists<String, String>
  var selection = Selection<String>()
  var limit = 4

  func dragGroup(for thing: String) -> [String] { selection.dragGroup(for: thing, in: sortableLists.allItems) }

  func refusal(of things: [String], in slot: Slot) -> String? {
    let new = things.filter { sortableLists.slot(of: $0) == nil }
    return sortableLists[slot.list].count + new.count > limit ? "\(slot.list) is full." : nil
  }
}

/// The view model of a bag.
@MainActor @Observable final class Bag: DragModel {
  let dragState = DragState<Contents>()
  var rules: Contents
  let name: String
  private var past: [SortableLists<String, String>] = []

  init(_ name: String, _ things: [String]) {
    self.name = name
    rules = Contents(sortableLists: SortableLists([(name, things)]))
  }

  var things: [String] { rules.sortableLists[name] }
  var canUndo: Bool { !past.isEmpty }

  func dragEnded(_ thing: String, with outcome: Contents.Outcome) {
    switch outcome {
    case .stays(let slot): rules.sortableLists.place(thing, at: slot)
    case .returns(.transferred(.move)): rules.sortableLists.remove(thing)
    case .returns: break
    }
  }

  func performChanges(_ changes: () -> Void) {
    let before = rules.sortableLists
    changes()
    if rules.sortableLists != before { past.append(before) }
    rules.selection.keepOnly(rules.sortableLists.allItems)
  }

  func undo() {
    cancelAll()
    if let last = past.popLast() { rules.sortableLists = last }
  }

  /// Returns new things for the lines of a text, with a number if there is one of the same name.
  func things(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      ([String(line)] + (2...99).map { "\(line) \($0)" }).first { !things.contains($0) } ?? String(line)
    }
  }
}
