import DragAndDrop

extension DragCoordinator {
  /// Performs an action of an assistive technology on a piece.
  func perform(_ action: String, on piece: Piece) {
    if action == BoardStrings.click { return stickyInput.activate(piece, by: .accessibility) }
    guard let item = item(of: piece) else { return }
    switch action {
    case strings.moveTo: _ = moveMenu.open(for: item)
    case strings.putBack: putBack(item)
    default: stickyInput.perform(action, for: item)
    }
  }
}
