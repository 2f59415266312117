import Boards
import DragAndDrop
import Games
import Widgets

/// A view of a game with a picture, which is described once for each picture.
protocol PictureGameView: GameView {
  var announcement: PictureAnnouncement { get }
}

extension PictureGameView {
  func focus() {
    announcement.begin { [weak self] in self?.speak($0) }
    coordinator.focusNext { [weak self] in self?.initialFocus }
  }

  func announcements() -> [String] {
    let sentences = context.unannouncedChanges().flatMap(game.text.sentences)
    return board.size.width > 0 || announcement.hasBegun ? sentences + announcement.sentences() : []
  }

  /// The texts of a thousand pieces are not updated at each step of a drag.
  var updatesChangedAccessibility: Bool { true }

  func updateAllAccessibility() -> Bool {
    board.accessibleLabel = game.text.board
    return false
  }
}
