import DragAndDrop
import Games

/// A view model that can be shown on a board: a game whose items are dragged, and that tells what has happened.
protocol BoardGame: GameModel, DragModel {
  /// What can happen in the game.
  associatedtype Change: Equatable & Sendable
  /// What has happened, for the view to animate and to say.
  var changes: ChangeFeed<Change> { get }
}

extension ColorMatchGame: BoardGame {}
extension SunAndMoonGame: BoardGame {}
extension PicturePuzzleGame: BoardGame {}
extension MemoryGame: BoardGame {}
extension MoveMeGame: BoardGame {}
