import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

extension MoveMeView {
  var piecesInOrder: [SquarePiece] { game.state.numbers.compactMap(piece) }

  func connectInput() {
    board.onKey.add { [weak self] key in self?.keyPressed(key) ?? false }
    board.onBackgroundClick.add { [weak self] point in
      self?.backgroundClicked(at: point)
      return true
    }
    RubberBand(
      coordinator, selection: { [weak game] in game?.selection ?? [] }, ended: { [weak game] in game?.selectionEnded() }
    ) { [weak game] in game?.select(in: $0, keeping: $1) }
  }

  /// Returns the position for a square; any position that its center may have accepts it.
  func places(under number: Int, at point: Point, grab: Point) -> [SquarePosition]? {
    let center = piece(number)?.frame(heldAt: point, grab: grab).center
    return center.flatMap { game.position(of: number, centeredAt: $0) }.map { [$0] } ?? []
  }

  func willDrop(_ number: Int, _ event: DragEvent) { game.throwHeld(number, velocity: event.velocity) }

  private func backgroundClicked(at point: Point) {
    guard let drag = coordinator.stickyDrag else {
      game.clearSelection()
      return
    }
    game.move(drag.item, to: point, over: game.position(of: drag.item, centeredAt: point))
    game.drop(drag.item)
  }

  /// Moves the focused square with the arrow keys; Page Up, Page Down, Home and End move the focus.
  private func keyPressed(_ key: KeyPress) -> Bool {
    guard let piece = board.focusedItem as? SquarePiece else { return false }
    let length: NudgeLength = key.shift ? .fine : key.control ? .far : .plain
    if let direction = NudgeDirection(key.key) {
      guard key.control, key.shift else {
        game.nudge(piece.number, direction, length, by: .keyboard)
        return true
      }
      // A held key repeats a move, but throws only once.
      if !key.isRepeat { game.throwSquare(piece.number, direction, by: .keyboard) }
      return true
    }
    switch key.key {
    case .activate: game.toggleSelection(piece.number)
    case .pageUp: piecesInOrder.last { $0.number < piece.number }?.grabFocus()
    case .pageDown: piecesInOrder.first { $0.number > piece.number }?.grabFocus()
    case .home: piecesInOrder.first?.grabFocus()
    case .end: piecesInOrder.last?.grabFocus()
    case .digit: break
    default: return false
    }
    return true
  }

  func perform(_ action: String, on number: Int) {
    switch action {
    case BoardStrings.click: game.toggleSelection(number)
    case BoardStrings.translated.putBack: coordinator.putBack(number)
    case SquarePiece.Actions.changeColor: game.state.square(number).map { game.recolor(number, $0.color.next) }
    case SquarePiece.Actions.remove: game.remove(number)
    default:
      for direction in NudgeDirection.allCases {
        if action == SquarePiece.Actions.move(direction) {
          game.nudge(number, direction, .plain, by: .accessibility)
        } else if action == SquarePiece.Actions.throwing(direction) {
          game.throwSquare(number, direction, by: .accessibility)
        }
      }
    }
  }

  func connectPad() {
    context.actions.addAction("move") { [weak self] (name: String) in
      self?.padTapped(name) { $0.nudge($1, $2, .far, by: .accessibility) }
    }
    context.actions.addAction("throw") { [weak self] (name: String) in
      self?.padTapped(name) { $0.throwSquare($1, $2, by: .accessibility) }
    }
    context.addSwitch("pad", \.showsMovePad, of: game.preferences)
  }

  /// Returns the scene of a lesson; with switches, its place is the row of buttons with arrows.
  func exampleScene(for input: LessonInput) -> LessonScene? {
    guard var scene = exampleScene, input == .switches else { return exampleScene }
    if let frame = pad.convert(rect: Rect(origin: .zero, size: pad.size), to: board) { scene.place = frame }
    return scene
  }

  private func padTapped(_ name: String, _ act: (MoveMeGame, Int, NudgeDirection) -> Void) {
    guard hasSubject(), let direction = NudgeDirection(rawValue: name),
      let number = game.subjects(of: subject).min()
    else { return }
    act(game, number, direction)
  }
}

extension NudgeDirection {
  fileprivate init?(_ key: KeyPress.Key) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    default: return nil
    }
  }
}
