public import DragAndDrop

extension ColorMatchState: DropRules {
  /// Every finger may carry a square.
  public var maximumActiveDrags: Int { level.colorCount }

  /// Any square of the row can be picked up.
  public func canPickUp(_ color: MatchColor) -> Bool { remaining.contains(color) }

  /// Over the target every square looks alike, right or wrong: the drop alone tells.
  ///
  /// The slot of another square takes none.
  public func verdict(for color: MatchColor, over place: ColorMatchPlace) -> DropVerdict<ColorMatchRefusal> {
    switch place {
    case .slot(color): .unknown
    case .slot: .rejected(.notYourSlot)
    case .target: canPickUp(color) ? .accepted : .unknown
    }
  }

  /// The target takes the color of its word; a square put back in its own slot was not moved.
  public func outcome(
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

  /// The target, for any square of the row.
  public func places(for color: MatchColor) -> [ColorMatchPlace] { canPickUp(color) ? [.target] : [] }
}
