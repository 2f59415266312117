import DragAndDrop

// Descriptions for games that do not describe their items.

extension DragCoordinator {
  /// Describes what a key would do to an item now; its accessible name does not change.
  func updateAccessibilityByDefault(_ item: BoardItem) {
    if let piece = item as? Piece, let own = self.item(of: piece) {
      describe(piece, own)
    } else if let place = place(of: item) {
      set(description(of: place), of: item)
      item.setAction(BoardStrings.click, enabled: stickyDrag != nil)
    }
  }

  private func describe(_ piece: Piece, _ item: Model.Item) {
    let isCarried = model.session.activeDrag(containing: item) != nil
    let wait = model.session.pendingDrop(containing: item)
    piece.setAction(words.putBack, enabled: isCarried || wait != nil)
    if let place = wait?.place {
      let said = words("{piece} waits at {place}.", ["piece": name(of: item), "place": name(of: place)])
      return set(
        words("{first} {second}", ["first": said, "second": words("Press Escape to put it back.")]), of: piece)
    }
    if isCarried {
      let (name, way) = (name(of: item), words("Press Escape to put it back."))
      let said = words("{piece} picked up.", ["piece": name])
      return set(words("{first} {second}", ["first": said, "second": way]), of: piece)
    }
    if isPlaceForStickyDrag(item), let place = place(of: piece) { return set(description(of: place), of: piece) }
    let canPickUp = model.isDragAllowed && delegate?.primaryAction(of: item) == nil && model.rules.canPickUp(item)
    set(canPickUp ? words("Press Space to pick it up.") : "", of: piece)
  }

  private func set(_ description: String, of item: BoardItem) {
    item.accessibleDescription = message.description(of: item, description, words)
  }

  private func description(of place: Model.Place) -> String {
    guard let drag = stickyDrag else { return "" }
    let name = name(of: drag.item)
    if openingAtOnce(of: place, for: drag) != nil {
      return words("{piece}: press Return to open this, or Escape to put it back.", ["piece": name])
    }
    let there = drag.moved(over: place, by: model.rules)
    switch there.verdict {
    case .accepted: return description(of: there, name, over: place)
    case .rejected(let refusal):
      let reason = reason(for: refusal) ?? ""
      return words("{piece} would come back from here. {reason}", ["piece": name, "reason": reason])
    case .none, .unknown:
      return originPlace(drag.item) == place ? words("{piece}: press Return to put it back.", ["piece": name]) : ""
    }
  }

  private func description(of drag: ActiveDrag, _ name: String, over place: Model.Place) -> String {
    let text =
      switch drag.operation {
      case .move: words("{piece}: press Return to drop it here, or Escape to put it back.", ["piece": name])
      case .copy: words("{piece}: press Return to copy it here, or Escape to put it back.", ["piece": name])
      case .link: words("{piece}: press Return to link it here, or Escape to put it back.", ["piece": name])
      }
    let others = model.rules.operations(of: drag.item, droppedOn: place).filter { $0 != drag.operation }
    return others.reduce(text) { text, operation in
      let way =
        switch operation {
        case .move: words("Shift+Return moves it.")
        case .copy: words("Ctrl+Return copies it.")
        case .link: words("Ctrl+Shift+Return links it.")
        }
      return words("{first} {second}", ["first": text, "second": way])
    }
  }
}
