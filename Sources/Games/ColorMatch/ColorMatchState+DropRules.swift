import DragAndDrop

extension ColorMatchState: DropRules {
  package var maximumActiveDrags: Int { level.colorCount }

  package func canPickUp(_ color: MatchColor) -> Bool { remaining.contains(color) }

  /// Returns the verdict for a square over a place.
  ///
  /// The target accepts every square: only the drop reveals whether the answer is right. The slot of another square
  /// rejects it.
  package func verdict(for color: MatchColor, over place: ColorMatchPlace) -> DropVerdict<ColorMatchRefusal> {
    switch place {
    case .slot(color): .unknown
    case .slot: .rejected(.notYourSlot)
    case .target: canPickUp(color) ? .accepted : .unknown
    }
  }

  /// Returns the outcome of a drop.
  ///
  /// The target accepts the color of its word. A square that is dropped on its own slot is not moved.
  package func outcome(
    of color: MatchColor, droppedOn place: ColorMatchPlace
  ) -> DropOutcome<ColorMatchPlace, ColorMatchRefusal> {
    switch place {
    case .slot(color): return .returns(.cancelled)
    case .slot: return .returns(.refused(.notYourSlot))
    case .target:
      guard let word, canPickUp(color) else { return .returns(.missed) }
      return color == word ? .stays(.target) : .returns(.refused(.wrongColor(chosen: color, word: word)))
    }
  }

  package func places(for color: MatchColor) -> [ColorMatchPlace] { canPickUp(color) ? [.target] : [] }
}
