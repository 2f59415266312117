import DragAndDrop
import Geometry
import InputEvents

extension BoardTester {
  /// Creates a board for a model with the items and places that the closures return, in reading order.
  ///
  /// - Parameter collision: Finds the places under a held piece.
  public convenience init(
    _ model: Model, collision: Collision = .intersection, options: BoardOptions = BoardOptions(),
    items: @escaping (Model) -> [Item], places: @escaping (Model) -> [Place]
  ) {
    self.init(
      model, collision: collision, options: options, ownLabel: (text, { place, _ in text(place) }),
      contents: { (items($0), places($0)) }, layOut: { $0.layOutInRow() })
  }

  /// Creates a board for a model whose items and places are the cases of their types.
  public convenience init(_ model: Model) where Item: CaseIterable, Place: CaseIterable {
    self.init(model, items: { _ in Array(Item.allCases) }, places: { _ in Array(Place.allCases) })
  }

  /// Creates a board with sortable lists, as a `SortableController` shows them.
  ///
  /// - Parameters:
  ///   - layouts: The layouts of the lists; by default, they are columns beside each other.
  ///   - name: Returns the name of a list; by default, its raw value or description.
  public convenience init(
    lists model: Model, layouts: [Model.Rules.List: any SortableLayout]? = nil, options: BoardOptions = BoardOptions(),
    name: ((Model.Rules.List) -> String)? = nil
  ) where Model.Rules: SortableRules {
    let name = name ?? { text($0) }
    // The strings of the board, which can change.
    weak var board: BoardTester?
    func slots(_ rules: Model.Rules) -> SortableSlots<Model.Rules> {
      var slots = SortableSlots(rules, strings: board?.strings ?? options.strings, name: name)
      slots.layouts = layouts ?? columns(of: rules.sortableLists.lists)
      return slots
    }
    self.init(
      model, collision: .closestCenter, options: options,
      ownLabel: (text, { slots(model.rules).label(of: $0, holding: $1, in: model) }),
      contents: { model in
        let shown = slots(model.rules)
        return (shown.items, model.session.activeDrags.last.map { shown.slots(for: $0.items) } ?? [])
      },
      layOut: { board in
        let shown = slots(board.model.rules)
        let session = board.model.session
        for (item, frame) in shown.frames(with: session.gapDrags) { board.pieces[item]?.frame = frame }
        guard let drag = session.activeDrags.last else { return }
        for (slot, element) in board.places { element.frame = shown.frame(of: drag.items, in: slot) }
      })
    board = self
    keyboardStart = .origin
    sharesOrigins = true
    focusLine = slots(model.rules).focusLine
    originPlace = { slots(model.rules).originalSlot(of: $0, in: model) }
    moveCommands = { slots(model.rules).moveCommands(for: $0) }
    describePosition = { slots(model.rules).position(of: $0) }
    hooks.itemsBeside = { slots(model.rules).itemsBeside($0) }
    location = { model.rules.sortableLists.slot(of: $0) }
  }

  /// Puts the places in a row, and each item into its place, below the items before it, or above all places.
  private func layOutInRow() {
    let side = 100.0
    for (index, place) in placeOrder.enumerated() {
      places[place]?.frame = Rect(x: Double(index) * 4 * side, y: 2 * side, width: 3 * side, height: 3 * side)
    }
    var counts: [Place: Double] = [:]
    for (index, item) in pieceOrder.enumerated() where placeOfPiece(item) == nil {
      var center = Point(x: (Double(index) + 0.5) * side, y: side / 2)
      if let place = place(of: item), let frame = places[place]?.frame {
        center = Point(x: frame.center.x, y: frame.minY + side / 2 + counts[place, default: 0] * side / 5)
        counts[place, default: 0] += 1
      }
      pieces[item]?.frame = Rect(center: center, side: side * 0.8)
    }
  }
}

private func columns<List: Hashable>(of lists: [List]) -> [List: any SortableLayout] {
  var layouts: [List: any SortableLayout] = [:]
  for (index, list) in lists.enumerated() {
    layouts[list] = StackLayout(Rect(x: Double(index) * 250, y: 0, width: 200, height: 800), length: 48, spacing: 6)
  }
  return layouts
}

/// Returns the raw value of an enumeration of strings, or else the description of a value.
nonisolated func text(_ value: some Any) -> String {
  (value as? any RawRepresentable).flatMap { $0.rawValue as? String } ?? "\(value)"
}
