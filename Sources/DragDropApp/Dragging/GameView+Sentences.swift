import Boards

extension DragCoordinatorDelegate where Self: GameView {
  /// Nothing: each game says what happens in words of its own.
  func sentence(for step: DragStep<Model.Rules>) -> String? { "" }
}
