import DragAndDrop

nonisolated struct PlaceMarks<Rules: DropRules> {
  typealias Place = Rules.Place
  typealias ActiveDrag = DragSession<Rules>.ActiveDrag

  private struct Aim: Equatable {
    let place: Place?
    let verdict: Rules.Verdict
    let candidates: [Place]
  }

  private var aims: [Aim] = []
  private var outlined: Set<Place> = []

  subscript(place: Place) -> PlaceMark {
    for aim in aims where aim.place == place {
      switch aim.verdict {
      case .accepted: return .accepted
      case .rejected: return .rejected
      case .unknown: break
      }
    }
    return outlined.contains(place) ? .candidate : .none
  }

  /// Updates the marks, and returns the places whose marks may have changed.
  ///
  /// If all places but its origin would accept an item, none is outlined.
  ///
  /// - Parameter otherPlaces: Returns the number of places other than the item's origin.
  mutating func update(to activeDrags: [ActiveDrag], otherPlaces: (Rules.Item) -> Int) -> Set<Place> {
    let aims = activeDrags.map { Aim(place: $0.place, verdict: $0.verdict, candidates: $0.candidates) }
    guard aims != self.aims else { return [] }
    var changed = Set((aims + self.aims).compactMap(\.place))
    if aims.map(\.candidates) != self.aims.map(\.candidates) {
      let telling = activeDrags.filter { $0.candidates.count < otherPlaces($0.item) }
      let outlined = Set(telling.flatMap(\.candidates))
      changed.formUnion(outlined.symmetricDifference(self.outlined))
      self.outlined = outlined
    }
    self.aims = aims
    return changed
  }
}
