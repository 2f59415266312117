/// The places of a board, in the order in which they were added, and the board item of each place.
struct PlaceItems<Place: Hashable> {
  private(set) var order: [Place] = []
  /// The items in the same order; an array of a non-generic type, because each drag event searches up to a thousand.
  private(set) var items: [BoardItem] = []
  private var indices: [Place: Int] = [:]
  private var places: [ObjectIdentifier: Place] = [:]

  var count: Int { order.count }

  subscript(place: Place) -> BoardItem? { indices[place].map { items[$0] } }

  func place(of item: BoardItem) -> Place? { places[ObjectIdentifier(item)] }

  /// Sets the item of a place, and returns the former one.
  mutating func set(_ item: BoardItem, for place: Place) -> BoardItem? {
    let former = self[place]
    if let index = indices[place] {
      forget(place, of: items[index])
      items[index] = item
    } else {
      indices[place] = count
      order.append(place)
      items.append(item)
    }
    places[ObjectIdentifier(item)] = place
    return former
  }

  /// Sets the order of the places; others come first.
  mutating func setOrder(_ last: [Place]) {
    let moved = Set(last)
    let order = order.filter { !moved.contains($0) } + last.filter { indices[$0] != nil }
    items = order.compactMap { self[$0] }
    (self.order, indices) = (order, Dictionary(uniqueKeysWithValues: zip(order, order.indices)))
  }

  mutating func remove(_ place: Place) -> BoardItem? {
    guard let index = indices.removeValue(forKey: place) else { return nil }
    order.remove(at: index)
    for later in order[index...] { indices[later]? -= 1 }
    forget(place, of: items[index])
    return items.remove(at: index)
  }

  private mutating func forget(_ place: Place, of item: BoardItem) {
    if self.place(of: item) == place { places[ObjectIdentifier(item)] = nil }
  }
}
