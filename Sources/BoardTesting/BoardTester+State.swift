import DragAndDrop
import Geometry

extension BoardTester {
  /// The items, in the order of keys and screen readers.
  public var items: [Item] {
    update()
    return pieceOrder
  }

  /// Returns the place where an item is: that of ``location`` or, by default, of its last drop.
  public func place(of item: Item) -> Place? {
    if let location { return location(item) }
    return lastPlaces[item]
  }

  /// The items at a place, in reading order; in a tree, the children of an item.
  public func items(at place: Place) -> [Item] {
    hooks.items(place) ?? items.filter { self.place(of: $0) == place }
  }

  /// The items that are being dragged, each followed by its companions.
  public var pickedUpItems: [Item] { model.session.items }

  /// The item that has the keyboard focus.
  public var focusedItem: Item? { focusedElement.flatMap(item) }
  /// The place that has the keyboard focus.
  public var focusedPlace: Place? { focusedElement.flatMap(place) }

  /// Returns the mark that a place shows.
  public func mark(of place: Place) -> PlaceMark {
    update()
    var marks = PlaceMarks<Model.Rules>()
    _ = marks.update(to: model.session.activeDrags) { placeOrder.count - (originPlace($0) == nil ? 0 : 1) }
    return marks[place]
  }

  /// Returns the accessible label of an item's piece; empty if it is not on the board.
  public func label(of item: Item) -> String {
    update()
    return pieces[item].map(shownLabel) ?? ""
  }

  /// Returns the accessible label of a place; empty if it is not on the board.
  public func label(ofPlace place: Place) -> String {
    update()
    return places[place].map(shownLabel) ?? ""
  }

  /// Returns the accessible description of an item's piece, with the message that a screen reader reads along.
  public func description(of item: Item) -> String {
    update()
    return pieces[item].map(shownDescription) ?? ""
  }

  /// Returns the accessible description of a place, with the message that a screen reader reads along.
  public func description(ofPlace place: Place) -> String {
    update()
    return places[place].map(shownDescription) ?? ""
  }

  /// Returns the frame of an item at rest, in the board's coordinates; nil if it is not on the board.
  public func frame(of item: Item) -> Rect? { pieces[item]?.frame }
  /// Returns the frame of an item where a pointer or finger holds it, in the board's coordinates; nil if none does.
  public func heldFrame(of item: Item) -> Rect? {
    guard let drag = model.session.activeDrag(containing: item), let point = drag.point, let grab = drag.grabPoint,
      let piece = pieces[drag.item]
    else { return nil }
    return Rect(origin: point - grab, size: piece.frame.size)
  }

  /// Returns the frame of a place, in the board's coordinates; nil if it is not on the board.
  public func frame(ofPlace place: Place) -> Rect? { places[place]?.frame }
  /// Sets the frame of an item at rest, in the board's coordinates; call it in ``layOut``.
  public func setFrame(_ frame: Rect, of item: Item) { pieces[item]?.frame = frame }
  /// Sets the frame of a place, in the board's coordinates; call it in ``layOut``.
  public func setFrame(_ frame: Rect, ofPlace place: Place) { places[place]?.frame = frame }

  private func shownLabel(_ element: TestElement) -> String {
    ItemDescriber(self).texts(of: element)?.label ?? element.accessibleLabel ?? ""
  }

  private func shownDescription(_ element: TestElement) -> String { descriptionWithHint(of: element).text }

  private func descriptionWithHint(of element: TestElement) -> DescriptionWithHint {
    let texts = ItemDescriber(self).texts(of: element)
    return message.description(
      of: element, texts?.description ?? "", hint: texts?.hint, hints: hints,
      current: focusedElement === element ? element.told?.text : nil, strings)
  }

  /// Counts the hint of the focused item if a screen reader would read the description now.
  func tellFocusedItem(isNew: Bool) {
    guard !isWalking, let element = focusedElement else { return }
    if isNew { element.told = nil }
    let description = descriptionWithHint(of: element)
    guard element.told != description else { return }
    element.told = description
    description.hint.map(hints.wasRead)
  }
}
