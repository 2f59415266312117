import DragAndDrop

extension ColorMatchState: DropRules {
  package var maximumActiveDrags: Int { level.colorCount }

  package func canPickUp(_ color: MatchColor) -> Bool { remaining.contains(color) }

  /// The target accepts every square, because only the drop reveals whether the answer is right.
  package func verdict(for color: MatchColor, over place: ColorMatchPlace) -> DropVerdict<ColorMatchRefusal> {
    switch place {
    case .slot(color): .unknown
    case .slot: .rejected(.notYourSlot)
    case .target: canPickUp(color) ? .accepted : .unknown
    }
  }

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
