import DragAndDrop
import Widgets

extension SortableController {
  /// Returns the name of a slot: its number, or the item before or after which a line inserts.
  func name(of slot: Slot) -> String {
    let strings = coordinator.strings
    if insertionStyle == .line {
      let others = lists[slot.list].filter { !draggedItems.contains($0) }
      func text(_ text: String, _ item: Model.Item) -> String {
        strings(text, ["list": name(slot.list), "piece": coordinator.announcer.name(of: item)])
      }
      if let next = others.dropFirst(slot.index).first { return text("{list}, before {piece}", next) }
      if let last = others.last { return text("{list}, after {piece}", last) }
    }
    return strings("{list}, place {number}", ["list": name(slot.list), "number": "\(slot.index + 1)"])
  }

  func position(of item: Model.Item) -> String? {
    guard let slot = lists.slot(of: item) else { return nil }
    return coordinator.strings(
      "{list}, {number} of {count}.",
      ["list": name(slot.list), "number": "\(slot.index + 1)", "count": "\(lists[slot.list].count)"])
  }

  /// Returns moves within the list of an item, and one to the end of each other list.
  func moveCommands(for item: Model.Item) -> [MoveCommand<Slot>] {
    guard let origin = originalSlot(of: item) else { return [] }
    let (strings, rules) = (coordinator.strings, coordinator.model.rules)
    let items = [item] + rules.dragGroup(for: item).filter { $0 != item }
    func end(of list: List) -> Slot { Slot(list, lists.slotCount(in: list, for: items) - 1) }
    let last = end(of: origin.list)
    let isVertical = (layouts[origin.list] as? StackLayout)?.direction == .down
    let within = [
      (isVertical ? strings("Move Up") : strings("Move Back"), origin.index - 1, origin.index > 0),
      (isVertical ? strings("Move Down") : strings("Move Forward"), origin.index + 1, origin.index < last.index),
      (isVertical ? strings("Move to Top") : strings("Move to Start"), 0, origin.index > 1),
      (isVertical ? strings("Move to Bottom") : strings("Move to End"), last.index, origin.index < last.index - 1),
    ].compactMap { label, index, isUseful in isUseful ? MoveCommand(label, to: Slot(origin.list, index)) : nil }
    let others = lists.lists.filter { $0 != origin.list }.map { list in
      MoveCommand(strings("Move to {place}", ["place": name(list)]), to: end(of: list))
    }
    return (within + others).filter { rules.verdict(for: items, over: $0.place) == .accepted }
  }
}
