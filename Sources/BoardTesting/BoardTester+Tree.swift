import DragAndDrop
import Geometry

extension BoardTester where Model.Rules: SortableTreeRules {
  /// Creates a board with a sortable tree, as a `TreeController` shows it, but without the buttons that expand rows.
  ///
  /// The place of an item, ``place(of:)``, is named by the item after or before it. Left and Right collapse and expand.
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
      model, collision: .pointer, options: options, ownLabel: (text, { place, _ in text(place) }),
      contents: { model in
        let dragged = model.session.activeDrags.last?.items
        return (model.rules.sortableTree.rows.map(\.item), dragged.map(model.rules.visiblePlaces) ?? [])
      },
      layOut: { board in
        var layout = layout
        if board.isRightToLeft { layout.isRightToLeft = true }
        for (index, row) in board.model.rules.sortableTree.rows.enumerated() {
          board.setFrame(layout.frame(of: index, level: row.level), of: row.item)
        }
        for zone in layout.zones(of: board.placeOrder, by: board.model.rules) {
          board.setFrame(zone.frame, ofPlace: zone.place)
        }
      })
    let sortable = { [weak self] in
      SortableTreePlaces(model.rules, strings: self?.strings ?? options.strings) { item in
        self?.announcer.name(of: item) ?? text(item)
      }
    }
    ownLabel.place = { place, _ in sortable().name(of: place) }
    keyboardStart = .origin
    sharesOrigins = true
    focusLine = .vertical
    originPlace = { sortable().origin(of: $0, in: model) }
    location = { model.rules.sortableTree.origin(of: $0, movingWith: model.droppedItems(for: $0)) }
    moveCommands = { sortable().moveCommands(for: $0) }
    describePosition = { sortable().position(of: $0) }
    hooks.items = { $0.position == .into ? model.rules.sortableTree.children(of: $0.item) : nil }
    hooks.positionAtPlace = { sortable().position(at: $0) }
    hooks.shownPlace = { model.rules.visiblePlace(for: $0, dragging: $1) }
    hooks.container = { sortable().container(of: $0) }
    hooks.nextFocus = { sortable().visibleAncestor(of: $0) }
    hooks.springLoadAction = { place in sortable().itemToOpen(at: place).map { item in { setExpanded(true, item) } } }
    hooks.handleKey = { [weak self] key, focused in
      self.map { TreeInput($0, setExpanded: setExpanded).handle(key, on: focused) } ?? false
    }
  }
}
