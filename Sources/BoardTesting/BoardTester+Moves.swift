import DragAndDrop

/// An action of a piece that an assistive technology performs.
nonisolated public enum BoardAction: Sendable {
  /// The primary action, which picks up, drops or puts back.
  case click
  /// Cancels the drag.
  case putBack
  /// Opens the menu of moves.
  case moveTo
}

extension BoardTester {
  /// Moves an item to a place by an input, and returns the outcome of the drag.
  ///
  /// Returns nil if there was no drag, or if the input does not lead to the place; a drag that has begun is cancelled.
  @discardableResult
  public func move(_ item: Item, to place: Place, by input: BoardInput) -> Model.Rules.Outcome? {
    update()
    let items = model.rules.droppedItems(for: item)
    let place = hooks.shownPlace(place, items)
    let before = model.dragState.lastEnd?.number ?? 0
    switch input {
    case .pointer, .finger:
      press(item, by: input == .finger ? .finger : .pointer)
      advance(by: 10)
      move(item, over: place)
      release(item)
    case .click:
      click(item)
      click(onPlace: place)
    case .keyboard: if focus(item), pressKey(.activate), focus(onPlace: place) { pressKey(.activate) }
    case .accessibility:
      perform(.click, on: item)
      perform(.click, onPlace: place)
    case .menu:
      let commands = stickyInput.moveCommands(for: item)
      let command = commands.first { hooks.shownPlace($0.place, items) == place }
      if let command { stickyInput.perform(command, for: item) }
    case .switches: if scan(to: item) != nil { scan(toPlace: place) }
    }
    update()
    let end = model.dragState.recentEnds.first { $0.number > before && $0.item == item }
    if let drag = model.session.stickyDrag { model.cancel(drag.item) }
    update()
    return end?.outcome
  }

  /// Performs an action of a piece; returns false if the action is disabled.
  @discardableResult
  public func perform(_ action: BoardAction, on item: Item) -> Bool {
    update()
    defer { update() }
    guard let element = pieces[item], let texts = ItemDescriber(self).texts(of: element) else { return false }
    switch action {
    case .click: stickyInput.activate(element, by: .accessibility)
    case .putBack: return texts.actions[strings.putBack] != false && stickyInput.putBack(item)
    case .moveTo: return openMoveMenu(for: item)
    }
    return true
  }

  /// Performs an action of a place; returns false if the action is disabled.
  @discardableResult
  public func perform(_ action: BoardAction, onPlace place: Place) -> Bool {
    update()
    defer { update() }
    guard action == .click, let element = places[place] else { return false }
    if let piece = item(of: element) { return perform(action, on: piece) }
    guard ItemDescriber(self).texts(of: element)?.actions[BoardStrings.click] == true else { return false }
    stickyInput.openOrDrop(on: place, movesFocus: true)
    return true
  }

  /// Opens the menu of moves of an item, and returns its labels.
  public func openMenu(of item: Item) -> [String] {
    perform(.moveTo, on: item)
    return menu
  }

  /// Chooses an item of the open menu; returns false if it has no such item.
  @discardableResult
  public func choose(_ label: String) -> Bool {
    guard let (item, commands) = openMenu, let command = commands.first(where: { $0.label == label }) else {
      return false
    }
    openMenu = nil
    stickyInput.perform(command, for: item)
    update()
    return true
  }
}
