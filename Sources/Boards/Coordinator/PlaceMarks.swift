import DragAndDrop

/// What the places of a board show about what is in the air, as the drag session has it.
nonisolated struct PlaceMarks<Rules: DropRules> {
  typealias Place = Rules.Place
  typealias ActiveDrag = DragSession<Rules>.ActiveDrag

  /// What a carry has to do with places.
  private struct Aim: Equatable {
    let place: Place?
    let verdict: Rules.Verdict
    let candidates: [Place]
  }

  private var aims: [Aim] = []
  private var outlined: Set<Place> = []

  /// What a place shows.
  subscript(place: Place) -> PlaceMark {
    for aim in aims where aim.place == place {
      switch aim.verdict {
      case .accepted: return .accepted
      case .rejected: return .rejected
      case .none, .unknown: break
      }
    }
    return outlined.contains(place) ? .candidate : .none
  }

  /// Takes what is in the air now, and answers with the places that may show something else for it.
  ///
  /// Where all places but its own would take an item, outlines would say nothing, and a board may have a thousand. So
  /// `otherPlaces` tells how many there are.
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
