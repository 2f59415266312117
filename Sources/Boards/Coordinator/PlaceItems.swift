/// The places of a board in their order, and the item that stands for each.
struct PlaceItems<Place: Hashable> {
  /// The places, in the order in which they came.
  private(set) var order: [Place] = []
  /// What stands for them, in the same order: of no generic type, for a search through a thousand of them with each step.
  private(set) var items: [BoardItem] = []
  private var indices: [Place: Int] = [:]

  var count: Int { order.count }

  subscript(place: Place) -> BoardItem? { indices[place].map { items[$0] } }

  /// Has an item stand for a place; what stood for it before.
  mutating func set(_ item: BoardItem, for place: Place) -> BoardItem? {
    if let index = indices[place] {
      defer { items[index] = item }
      return items[index]
    }
    indices[place] = count
    order.append(place)
    items.append(item)
    return nil
  }

  /// Takes a place away; what stood for it.
  mutating func remove(_ place: Place) -> BoardItem? {
    guard let index = indices.removeValue(forKey: place) else { return nil }
    order.remove(at: index)
    for later in order[index...] { indices[later]? -= 1 }
    return items.remove(at: index)
  }
}
