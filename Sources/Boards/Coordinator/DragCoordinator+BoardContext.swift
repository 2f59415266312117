import DragAndDrop
import Geometry
import Widgets

extension BoardItem: BoardElement {
  package var canTakeFocus: Bool { isVisible && isSensitive && isFocusable }
}

extension DragCoordinator: BoardContext {
  package var dragDelegate: (any DragDelegate<Model>)? { delegate }
  package var pieceOrder: [Model.Item] { pieces.order }
  package var placeOrder: [Model.Place] { places.order }
  package func element(of item: Model.Item) -> BoardItem? { pieces[item] }
  package func element(of place: Model.Place) -> BoardItem? { places[place] }
  package func label(of place: Model.Place, holding items: [Model.Item]) -> String? {
    hooks.placeName(place, items) ?? places[place]?.accessibleLabel
  }
  package func itemsBeside(_ item: Model.Item) -> [Model.Item]? { hooks.itemsBeside(item) }
  package func position(at place: Model.Place) -> String? { hooks.positionAtPlace(place) }
  package func container(of place: Model.Place) -> Model.Item? { hooks.container(place) }
  package var sharesOrigins: Bool { hooks.sharesOrigins }
  package var controls: [BoardItem] { hooks.controls() }
  package func nextFocus(after item: Model.Item) -> Model.Item? {
    delegate?.nextFocus(after: item) ?? hooks.nextFocus(item)
  }
  package func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)? {
    delegate?.springLoadAction(of: place, for: item) ?? hooks.springLoadAction(place, item)
  }
  package var isRightToLeft: Bool { board.isRightToLeft }
  package func position(of item: Model.Item) -> String? { hooks.position(item) }
  package func isSelected(_ item: Model.Item) -> Bool { hooks.isSelected(item) }
  package var ownFocusGroups: [FocusGroup]? { delegate?.focusGroups }
  package var focusedElement: BoardItem? { board.focusedItem }
  package var upcomingElement: BoardItem? { focus.upcomingItem }
  package func openMoveMenu(for item: Model.Item) -> Bool { hasMoveMenu && moveMenu.open(for: item) }
  package func openMoveMenu(at point: Point) -> Bool { hasMoveMenu && moveMenu.open(at: point) }
  package var transferInput: (any TransferInput<Model>)? { transfers }
  package func speak(_ sentence: String) { accessibility.speak(sentence) }
}
