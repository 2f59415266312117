/// The items of a drop, one after the other, each with the place where it goes.
///
/// The items of a group go side by side. One that is refused, or stays elsewhere, leaves no gap among the others: the
/// rules are asked again for the places of all, with this item as the last one.
struct DropSequence<Rules: DropRules> {
  private let drag: DragSession<Rules>.ActiveDrag
  /// The rules as they were before the drop.
  private let rules: Rules
  /// The items that have ended, without those apart.
  private var ended: [Rules.Item] = []
  private var waiting: ArraySlice<Rules.Item>
  /// The items that were refused or stay elsewhere.
  private var apart: [Rules.Item] = []
  /// The index of the first item behind the last one apart.
  private var start = 0
  /// The places of the items in the order `ended`, `waiting`, `apart`; nil until they are needed.
  private var places: [Rules.Place?]?

  init(_ drag: DragSession<Rules>.ActiveDrag, by rules: Rules) {
    (self.drag, self.rules, waiting) = (drag, rules, drag.droppedItems[...])
  }

  /// The next item; nil after the last one.
  var item: Rules.Item? { waiting.first }

  /// The place of the next item; nil if the items are over none.
  var place: Rules.Place? { mutating get { findPlace(at: ended.count) } }

  /// Ends the next item, and returns its ``DragState/End/dropPlace``.
  mutating func end(with outcome: Rules.Outcome) -> Rules.Place? {
    let isElsewhere = if case .stays(let own) = outcome { own != place } else { false }
    let isRefused = if case .returns(.refused) = outcome { true } else { false }
    let isOwn = !apart.isEmpty || drag.operation != .move
    let dropPlace = outcome.stays && isOwn ? findPlace(at: start) : drag.place
    let item = waiting.removeFirst()
    if isElsewhere || isRefused {
      apart.append(item)
      (start, places) = (ended.count, nil)
    } else {
      ended.append(item)
    }
    return drag.companions.isEmpty || isElsewhere ? nil : dropPlace
  }

  private mutating func findPlace(at index: Int) -> Rules.Place? {
    let places = self.places ?? drag.droppedPlaces(of: ended + waiting + apart, by: rules)
    self.places = places
    return places.indices.contains(index) ? places[index] : nil
  }
}
