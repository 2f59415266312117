import Geometry
import InputEvents

/// What the logic of a board needs from it: a coordinator with widgets provides it or, in tests, one without.
@MainActor package protocol BoardContext<Model>: AnyObject {
  associatedtype Model: DragModel
  associatedtype Element
  associatedtype Group: FocusGrouping where Group.Element == Element

  var model: Model { get }
  var dragDelegate: (any DragDelegate<Model>)? { get }
  var options: BoardOptions { get }
  var announcer: DragAnnouncer<Self> { get }

  // MARK: Pieces and places

  /// The items of the pieces, in the order of keys and screen readers.
  var pieceOrder: [Model.Item] { get }
  var placeOrder: [Model.Place] { get }
  func element(of item: Model.Item) -> Element?
  func element(of place: Model.Place) -> Element?
  /// Returns the label of a place, which need not be on the board now; nil if it has none.
  ///
  /// With `items` that were dropped there, it is that of the place where they lie or wait, which can be another slot of
  /// the list.
  func label(of place: Model.Place, holding items: [Model.Item]) -> String?
  /// Returns where an item at a place is, such as 'in Rock'; nil if sentences say that it is on the place.
  func position(at place: Model.Place) -> String?
  /// Returns the action that opens a place while an item is over it; nil for none.
  func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)?
  func item(of element: Element) -> Model.Item?
  func place(of element: Element) -> Model.Place?
  var isRightToLeft: Bool { get }
  /// Returns a sentence with the position of an item at rest; nil for none.
  func position(of item: Model.Item) -> String?
  /// Returns the items of the list of an item, which are selected together; nil without lists.
  func itemsBeside(_ item: Model.Item) -> [Model.Item]?
  func isSelected(_ item: Model.Item) -> Bool

  // MARK: Keys

  var keyboardReach: KeyboardReach { get }
  var keyboardStart: KeyboardStart { get }
  var focusLine: Direction? { get }
  var originPlace: (Model.Item) -> Model.Place? { get }
  /// Returns the program's own moves in the menu of an item; nil for one to each accepting place.
  var moveCommands: ((Model.Item) -> [MoveCommand<Model.Place>])? { get }
  /// The groups of the program among which the focus moves; nil for the pieces and places.
  var ownFocusGroups: [Group]? { get }
  /// The items that are neither pieces nor places, but can be focused.
  var controls: [Element] { get }
  /// Whether the places of items at rest are places for all others too, as in a list.
  var sharesOrigins: Bool { get }
  /// Returns the item to focus after a move; nil for the moved one, or the next one.
  func nextFocus(after item: Model.Item) -> Model.Item?
  /// Returns the visible item in which a place is, for items that are not visible there, or nil.
  func container(of place: Model.Place) -> Model.Item?
  var focusedElement: Element? { get }
  /// The item that gets the focus before the next frame, or else the focused one.
  var upcomingElement: Element? { get }
  /// Focuses an item once the current state of the model is shown.
  func focusNext(_ element: @escaping () -> Element?)
  /// Opens the menu of moves; returns false if it would be empty.
  func openMoveMenu(for item: Model.Item) -> Bool
  func openMoveMenu(at point: Point) -> Bool

  /// The exchange with other boards and programs; nil for none.
  var transferInput: (any TransferInput<Model>)? { get }

  /// Makes screen readers read a sentence.
  func speak(_ sentence: String)
}

extension BoardContext {
  package var strings: BoardStrings { options.strings }
  package var focusOrder: FocusOrder<Self> { FocusOrder(coordinator: self) }
  package var stickyInput: StickyInput<Self> { StickyInput(coordinator: self) }

  /// Returns the action that opens a place at once for a sticky drag, if the place would not accept a drop.
  package func immediateAction(
    of place: Model.Place, for drag: DragSession<Model.Rules>.ActiveDrag
  ) -> (() -> Void)? {
    guard let open = springLoadAction(of: place, for: drag.item),
      drag.moved(over: place, by: model.rules).verdict != .accepted
    else { return nil }
    return open
  }
}
