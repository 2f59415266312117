/// The methods with which a program customizes the drags of a board, without a display; each has a default.
///
/// A view conforms to `DragCoordinatorDelegate`, which adds what concerns widgets. If it inherits these methods from a
/// class that conforms to this protocol alone, tests without a display can use that class.
@MainActor public protocol DragDelegate<Model>: AnyObject {
  /// The view model whose drags are customized.
  associatedtype Model: DragModel

  /// Returns the name of an item in sentences; nil for the accessible name of its piece.
  func name(ofItem item: Model.Item) -> String?
  /// Returns the name of a place in sentences; nil for its accessible name.
  func name(ofPlace place: Model.Place) -> String?
  /// Returns the reason for a refusal as a sentence; nil for no reason.
  func reason(for refusal: Model.Rules.Refusal) -> String?
  /// Returns the announcement of a drag step; nil for the default one, an empty string for none.
  func announcement(for step: DragStep<Model.Rules>) -> String?
  /// Returns sentences about other changes since the last call, to follow those about drags.
  ///
  /// The coordinator calls it after each update, and announces all that it returns. Remove the returned sentences from
  /// where they are kept, so that they are not announced again: `defer { model.news = [] }; return model.news`. The
  /// coordinator of each board asks its own delegate: of several boards that share a state, let one return them.
  func announcements() -> [String]
  /// Announces a text in another way than through the board; returns false to leave it to the coordinator.
  func announce(_ text: String) -> Bool

  /// Returns the accessible label of an item's piece, without whether it is picked up; nil to keep the piece's own.
  func accessibleLabel(ofItem item: Model.Item) -> String?
  /// Returns the accessible label of a place; nil to keep the place's own.
  func accessibleLabel(ofPlace place: Model.Place) -> String?
  /// Returns what can be done with an item that is not dragged, as a sentence; nil for the default.
  func accessibleDescription(ofItem item: Model.Item) -> String?
  /// Returns the description of a place while no key moves an item; nil for none.
  func accessibleDescription(ofPlace place: Model.Place) -> String?
  /// Returns what a drop does that the place accepts, and how to perform or cancel it, as a hint; nil for the default.
  func accessibleDescription(ofDropping item: Model.Item, on place: Model.Place) -> String?

  /// Returns the action of a click, Space or the action `click` on a piece; nil if these pick it up.
  ///
  /// A piece with such an action is picked up only when a press moves. It can be focused even if it cannot be moved.
  func primaryAction(of item: Model.Item) -> (() -> Void)?
  /// Returns when a press by a pointer or a finger on a piece becomes a drag; nil for `BoardOptions.activation`.
  func activation(of item: Model.Item, by input: DragInput) -> DragActivation?

  /// Returns an action that opens a place while an item is over it, like a folder or a tab; nil for none.
  ///
  /// It runs after `BoardOptions.springLoadDelay`; with keys or clicks, at once if a drop would not be accepted.
  func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)?

  /// Returns the item to focus after a move; nil for the moved one or, if it cannot be picked up again, the next one.
  func nextFocus(after item: Model.Item) -> Model.Item?
}

extension DragDelegate {
  /// Returns nil.
  public func name(ofItem item: Model.Item) -> String? { nil }
  /// Returns nil.
  public func name(ofPlace place: Model.Place) -> String? { nil }
  /// Returns the description of a refusal that is `CustomStringConvertible`; nil for others.
  public func reason(for refusal: Model.Rules.Refusal) -> String? {
    (refusal as? any CustomStringConvertible)?.description
  }
  /// Returns nil.
  public func announcement(for step: DragStep<Model.Rules>) -> String? { nil }
  /// Returns no sentences.
  public func announcements() -> [String] { [] }
  /// Returns false.
  public func announce(_ text: String) -> Bool { false }
  /// Returns nil.
  public func accessibleLabel(ofItem item: Model.Item) -> String? { nil }
  /// Returns nil.
  public func accessibleLabel(ofPlace place: Model.Place) -> String? { nil }
  /// Returns nil.
  public func accessibleDescription(ofItem item: Model.Item) -> String? { nil }
  /// Returns nil.
  public func accessibleDescription(ofPlace place: Model.Place) -> String? { nil }
  /// Returns nil.
  public func accessibleDescription(ofDropping item: Model.Item, on place: Model.Place) -> String? { nil }
  /// Returns nil.
  public func primaryAction(of item: Model.Item) -> (() -> Void)? { nil }
  /// Returns nil.
  public func activation(of item: Model.Item, by input: DragInput) -> DragActivation? { nil }
  /// Returns nil.
  public func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)? { nil }
  /// Returns nil.
  public func nextFocus(after item: Model.Item) -> Model.Item? { nil }
}
