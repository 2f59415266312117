import DragAndDrop
import Geometry

extension BoardTester: BoardContext {
  package var dragDelegate: (any DragDelegate<Model>)? { delegate }
  package func element(of item: Item) -> TestElement? { pieces[item] }
  package func element(of place: Place) -> TestElement? { places[place] }
  package func label(of place: Place, holding items: [Item]) -> String? { ownLabel.place(place, items) }
  package func item(of element: TestElement) -> Item? { pieceOrder.first { pieces[$0] === element } }
  package func place(of element: TestElement) -> Place? { placeOrder.first { places[$0] === element } }
  package func position(of item: Item) -> String? { describePosition(item) }
  package func isSelected(_ item: Item) -> Bool { selectionInput?.contains(item) == true }
  package var ownFocusGroups: [TestFocusGroup]? { nil }
  package var controls: [TestElement] { [] }
  package func itemsBeside(_ item: Item) -> [Item]? { hooks.itemsBeside(item) }
  package func position(at place: Place) -> String? { hooks.positionAtPlace(place) }
  package func container(of place: Place) -> Item? { hooks.container(place) }
  package func nextFocus(after item: Item) -> Item? { delegate?.nextFocus(after: item) ?? hooks.nextFocus(item) }
  package func springLoadAction(of place: Place, for item: Item) -> (() -> Void)? {
    delegate?.springLoadAction(of: place, for: item) ?? hooks.springLoadAction(place)
  }
  package var upcomingElement: TestElement? { focusTarget?() ?? focusedElement }
  package func focusNext(_ element: @escaping () -> TestElement?) { focusTarget = element }

  /// The keys and clicks that select items; nil without a selection.
  var selectionInput: SelectionInput<BoardTester>? {
    selection.map { path in
      SelectionInput(self, path, keys: options.keys) { [weak self] in
        self?.pieceOrder.filter { self?.model.rules.canPickUp($0) == true } ?? []
      }
    }
  }

  package func openMoveMenu(for item: Item) -> Bool {
    let commands = stickyInput.moveCommands(for: item)
    openMenu = commands.isEmpty ? nil : (item, commands)
    return openMenu != nil
  }

  package func openMoveMenu(at point: Point) -> Bool {
    pieceOrder.last { pieces[$0]?.frame.contains(point) == true }.map(openMoveMenu) ?? false
  }

  package var transferInput: (any TransferInput<Model>)? { nil }

  package func speak(_ sentence: String) { speak(sentence, tellsHint: false) }

  /// Announces a sentence, with the hint about keys of the focused item if the user has asked for it.
  public func speak(_ sentence: String, tellsHint: Bool) {
    announcements.append(sentence)
    if let element = upcomingElement { message.say(sentence, with: element, tellsHint: tellsHint) }
  }
}
