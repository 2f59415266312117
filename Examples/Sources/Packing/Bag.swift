import DragAndDrop
import Observation
import Widgets

/// The things in a bag, of which it has room for some.
struct Contents: SortableRules, Equatable {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists: SortableLists<String, String>
  var limit = 4

  func refusal(of things: [String], in slot: Slot) -> String? {
    let new = things.filter { sortableLists.slot(of: $0) == nil }
    return sortableLists[slot.list].count + new.count > limit ? "\(slot.list) is full." : nil
  }
}

/// The view model of a bag.
@MainActor @Observable final class Bag: DragModel {
  let dragState = DragState<Contents>()
  private(set) var rules: Contents
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
  }

  func undo() {
    cancelAll()
    if let last = past.popLast() { rules.sortableLists = last }
  }

  /// Things are text for other programs, and text is a thing, which gets a number if there is one of its name.
  var transfer: ItemTransfer<String> {
    ItemTransfer(placeholder: "", kinds: [.text]) { things in
      [.text(things.joined(separator: "\n"))]
    } items: { [weak self] content in
      guard let self, case .text(let text) = content else { return [] }
      let names = text.split(whereSeparator: \.isNewline).map(String.init)
      return names.map { name in
        ([name] + (2...99).map { "\(name) \($0)" }).first { !self.things.contains($0) } ?? name
      }
    }
  }
}
