import DragAndDrop

// What can be done with an item, for games that do not describe theirs.

extension DragCoordinator {
  /// Describes an item by what a key would do to it now; its name is the game's.
  func describeByDefault(_ item: BoardItem) {
    if let piece = item as? Piece, let own = self.item(of: piece) {
      describe(piece, own)
    } else if let place = place(of: item) {
      set(description(of: place), of: item)
      item.setAction(BoardWords.click, enabled: unheldCarry != nil)
    }
  }

  private func describe(_ piece: Piece, _ item: Model.Item) {
    let isCarried = model.drag.carry(with: item) != nil
    piece.setAction(words.putBack, enabled: isCarried)
    if isCarried {
      let (name, way) = (name(of: item), words("Press Escape to put it back."))
      let said = words("{piece} picked up.", ["piece": name])
      return set(words("{first} {second}", ["first": said, "second": way]), of: piece)
    }
    if isPlaceForUnheld(item), let place = place(of: piece) { return set(description(of: place), of: piece) }
    let canPickUp = model.isDragAllowed && delegate?.mainAction(of: item) == nil && model.rules.canPickUp(item)
    set(canPickUp ? words("Press Space to pick it up.") : "", of: piece)
  }

  private func set(_ description: String, of item: BoardItem) {
    item.accessibleDescription = message.description(of: item, description, words)
  }

  /// What a drop of what clicks or keys carry would do here; empty while they carry nothing.
  private func description(of place: Model.Place) -> String {
    guard let carry = unheldCarry else { return "" }
    let name = name(of: carry.item)
    switch carry.moved(over: place, by: model.rules).verdict {
    case .accepted:
      return words("{piece}: press Return to drop it here, or Escape to put it back.", ["piece": name])
    case .rejected(let refusal):
      let reason = reason(for: refusal) ?? ""
      return words("{piece} would come back from here. {reason}", ["piece": name, "reason": reason])
    case .none, .unknown:
      return homePlace(carry.item) == place ? words("{piece}: press Return to put it back.", ["piece": name]) : ""
    }
  }
}
