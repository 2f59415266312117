/// The places of a board, in the order in which they were added, and the item of each one.
struct PlaceItems<Place: Hashable> {
  private(set) var order: [Place] = []
  /// The items in the same order; an array of a non-generic type, because each drag event searches up to a thousand.
  private(set) var items: [BoardItem] = []
  private var indices: [Place: Int] = [:]

  var count: Int { order.count }

  subscript(place: Place) -> BoardItem? { indices[place].map { items[$0] } }

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

  mutating func remove(_ place: Place) -> BoardItem? {
    guard let index = indices.removeValue(forKey: place) else { return nil }
    order.remove(at: index)
    for later in order[index...] { indices[later]? -= 1 }
    return items.remove(at: index)
  }
}
