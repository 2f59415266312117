/// The marks of the places during drags; an update visits only those that can have changed.
package struct PlaceMarks<Rules: DropRules> {
  package typealias Place = Rules.Place
  package typealias ActiveDrag = DragSession<Rules>.ActiveDrag

  private struct Target: Equatable {
    let place: Place?
    let verdict: Rules.Verdict
    let candidates: [Place]
  }

  private var targets: [Target] = []
  private var outlined: Set<Place> = []

  package init() {}

  package subscript(place: Place) -> PlaceMark {
    for target in targets where target.place == place {
      let mark = PlaceMark(target.verdict)
      if mark != .none { return mark }
    }
    return outlined.contains(place) ? .candidate : .none
  }

  /// Returns the places whose marks may have changed; none is outlined if all places but its origin accept an item.
  ///
  /// - Parameter otherPlaces: Returns the number of places other than the item's origin.
  package mutating func update(to activeDrags: [ActiveDrag], otherPlaces: (Rules.Item) -> Int) -> Set<Place> {
    let targets = activeDrags.map { Target(place: $0.place, verdict: $0.verdict, candidates: $0.candidates) }
    guard targets != self.targets else { return [] }
    var changed = Set((targets + self.targets).compactMap(\.place))
    if targets.map(\.candidates) != self.targets.map(\.candidates) {
      let outlining = activeDrags.filter { $0.candidates.count < otherPlaces($0.item) }
      let outlined = Set(outlining.flatMap(\.candidates))
      changed.formUnion(outlined.symmetricDifference(self.outlined))
      self.outlined = outlined
    }
    self.targets = targets
    return changed
  }
}
