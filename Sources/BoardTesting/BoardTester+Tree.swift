import DragAndDrop
import Geometry

extension BoardTester where Model.Rules: SortableTreeRules {
  /// Creates a board with a sortable tree, as a `TreeController` shows it.
  ///
  /// - Parameters:
  ///   - layout: The layout of the rows.
  ///   - setExpanded: Calls `SortableTree.setExpanded(_:_:)` of the model's tree.
  public convenience init(
    tree model: Model,
    layout: TreeLayout = TreeLayout(Rect(x: 0, y: 0, width: 400, height: 800), height: 40, spacing: 4),
    options: BoardOptions = BoardOptions(), setExpanded: @escaping (Bool, Item) -> Void
  ) {
    self.init(
      model, collision: .pointer, options: options, ownLabel: (text, text),
      contents: { model in
        let dragged = model.session.activeDrags.last?.items
        return (model.rules.sortableTree.rows.map(\.item), dragged.map(model.rules.visiblePlaces) ?? [])
      },
      layOut: { board in
        for (index, row) in board.model.rules.sortableTree.rows.enumerated() {
          board.setFrame(layout.frame(of: index, level: row.level), of: row.item)
        }
        for zone in layout.zones(of: board.placeOrder, by: board.model.rules) {
          board.setFrame(zone.frame, ofPlace: zone.place)
        }
      })
    let name = { [weak self] (item: Item) in self?.delegate?.name(ofItem: item) ?? text(item) }
    let strings = options.strings
    let places = { SortableTreePlaces(model.rules, strings: strings, itemName: name) }
    ownLabel.place = { places().name(of: $0) }
    keyboardStart = .origin
    sharesOrigins = true
    focusLine = .vertical
    originPlace = { places().origin(of: $0) }
    moveCommands = { places().moveCommands(for: $0) }
    describePosition = { places().position(of: $0) }
    location = { places().origin(of: $0) }
    hooks.positionAtPlace = { places().position(at: $0) }
    hooks.shownPlace = { model.rules.visiblePlace(for: $0, dragging: $1) }
    hooks.container = { places().container(of: $0) }
    hooks.nextFocus = { places().visibleAncestor(of: $0) }
    hooks.springLoadAction = { place in
      place.item.flatMap { item in places().canOpen(place) ? { setExpanded(true, item) } : nil }
    }
    hooks.handleKey = { [weak self] key, focused in
      self.map { TreeInput($0, setExpanded: setExpanded).handle(key, on: focused) } ?? false
    }
  }
}
