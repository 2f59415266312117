import DragAndDrop
import Geometry
import Widgets

/// A controller that shows a sortable tree as rows, each indented by its level, with a button that expands it.
///
/// During a drag, a line shows a place between rows, and an outline one in a row. A closed item opens while another one
/// hovers over it. With keys, Right and Left expand and collapse an item; during a drag, they go one level in or out.
///
/// Call ``update()`` in ``DragCoordinatorDelegate/update()`` and ``layOutItems(in:)`` in
/// ``DragCoordinatorDelegate/layOutItems(in:)``. The coordinator's collision should be `pointer`.
public final class TreeController<Model: DragModel> where Model.Rules: SortableTreeRules {
  /// The position in the tree that is the place for an item.
  public typealias Place = Model.Rules.Place

  private let coordinator: DragCoordinator<Model>
  private let setExpanded: (Bool, Model.Item) -> Void
  private let makePiece: (Model.Item) -> Piece
  private let area = ScrollArea()
  private var layout: TreeLayout?
  private var pieces: Set<Model.Item> = []
  private var buttons: [Model.Item: DisclosureButton] = [:]
  private var places: [Place] = []
  /// The visible items below dragged ones.
  private var faded: Set<Model.Item> = []
  private var clearing: Scheduled?

  /// Creates a controller for the tree of the coordinator's model.
  ///
  /// - Parameters:
  ///   - setExpanded: Calls `SortableTree.setExpanded(_:_:)` of the model's tree.
  ///   - makePiece: Returns a new piece for an item whose row becomes visible.
  public init(
    _ coordinator: DragCoordinator<Model>, setExpanded: @escaping (Bool, Model.Item) -> Void,
    makePiece: @escaping (Model.Item) -> Piece
  ) {
    (self.coordinator, self.setExpanded, self.makePiece) = (coordinator, setExpanded, makePiece)
    coordinator.originPlace = { [weak self] in self?.origin(of: $0) }
    coordinator.keyboardStart = .origin
    coordinator.stacksDragGroups = true
    coordinator.hooks.sharesOrigins = true
    coordinator.focusLine = .vertical
    coordinator.moveCommands = { [weak self] in self?.sortable.moveCommands(for: $0) ?? [] }
    coordinator.incomingCommands = { [weak self] in self?.sortable.incomingCommands(for: $0, $1) ?? [] }
    coordinator.hooks.position = { [weak self] in self?.sortable.position(of: $0) }
    coordinator.hooks.positionAtPlace = { [weak self] in self?.sortable.position(at: $0) }
    coordinator.hooks.container = { [weak self] in self?.sortable.container(of: $0) }
    coordinator.hooks.placeName = { [weak self] place, _ in self?.sortable.name(of: place) }
    // Before other items, as in a list.
    coordinator.hooks.pastePlace = { [weak self] in
      Place(self?.rules.takesChildren($0) == true ? .into : .before, $0)
    }
    coordinator.hooks.isFaded = { [weak self] in self?.faded.contains($0) ?? false }
    coordinator.hooks.nextFocus = { [weak self] in self?.sortable.visibleAncestor(of: $0) }
    coordinator.hooks.springLoadAction = { [weak self] place, _ in self?.openingAction(of: place) }
    coordinator.hooks.controls = { [weak self] in self?.buttonsInOrder ?? [] }
    coordinator.board.onKey.add { [weak self] in self?.handle($0) ?? false }
    area.onScroll.observe { [weak self] _ in self?.scrolled() }
  }

  private var rules: Model.Rules { coordinator.model.rules }
  private var tree: SortableTree<Model.Item> { rules.sortableTree }
  private var draggedItems: [Model.Item] { coordinator.model.session.activeDrags.last?.items ?? [] }
  private var buttonsInOrder: [BoardItem] { tree.rows.compactMap { buttons[$0.item] } }

  private func origin(of item: Model.Item) -> Place? { sortable.origin(of: item, in: coordinator.model) }

  private var sortable: SortableTreePlaces<Model.Rules> {
    SortableTreePlaces(rules, strings: coordinator.strings, itemName: coordinator.announcer.name)
  }

  /// Sets the frames of the rows, which scroll in the layout's frame if they do not fit.
  ///
  /// Leave 12 pixels beside it for the scroll bar.
  public func layOutItems(in layout: TreeLayout) {
    self.layout = layout
    layOut(isAnimated: false)
  }

  /// Shows the model's tree.
  public func update() {
    if coordinator.model.session.isDragging {
      clearing = nil
    } else if !places.isEmpty, clearing == nil {
      // A place still has the focus, which moves before the next frame.
      clearing = .whenIdle { [weak self] in self?.show([]) }
    }
    layOut(isAnimated: true)
  }

  private func layOut(isAnimated: Bool) {
    // Read before the first layout too, so that changes are observed.
    let rows = tree.rows
    guard let layout else { return }
    keepPieces(rows.map(\.item))
    if coordinator.model.session.isDragging {
      show(rules.visiblePlaces(for: draggedItems))
    } else {
      coordinator.setOrder(rows.map(\.item).filter(pieces.contains))
    }
    if area.board == nil { coordinator.board.add(area) }
    let last = layout.frame(of: max(0, rows.count - 1), level: 0)
    area.setFrame(layout.frame, content: Rect(from: layout.frame.origin, to: Point(x: last.maxX, y: last.maxY)))
    for (index, row) in rows.enumerated() {
      let frame = layout.frame(of: index, level: row.level).moved(by: area.offset)
      coordinator.piece(row.item)?.setFrame(frame, in: area, isAnimated: isAnimated)
      showButton(of: row, beside: frame)
    }
    fadeItemsBelowDraggedOnes(rows.map(\.item))
    for zone in layout.zones(of: places, by: rules) {
      guard let place = coordinator.place(zone.place) as? TreePlace else { continue }
      place.scrollArea = area
      (place.frame, place.markRect) = (zone.frame.moved(by: area.offset), zone.mark.moved(by: area.offset))
    }
  }

  private func scrolled() {
    layOut(isAnimated: false)
    coordinator.updatePlacesOfHeldItems()
  }

  private func keepPieces(_ items: [Model.Item]) {
    let wanted = Set(items)
    for item in pieces.subtracting(wanted) where coordinator.model.session.activeDrag(containing: item) == nil {
      if let piece = coordinator.piece(item), piece.containsFocus {
        sortable.visibleAncestor(of: item).flatMap { coordinator.piece($0) }?.grabFocus()
      }
      coordinator.remove(item)
      pieces.remove(item)
      if let button = buttons.removeValue(forKey: item) { coordinator.board.remove(button) }
    }
    for item in items where pieces.insert(item).inserted {
      let piece = makePiece(item)
      coordinator.add(piece, for: item)
      coordinator.accessibility.update(piece)
    }
  }

  private func fadeItemsBelowDraggedOnes(_ rows: [Model.Item]) {
    let (tree, before, dragged) = (tree, faded, Set(draggedItems))
    faded = Set(dragged.isEmpty ? [] : rows.filter { !dragged.contains($0) && tree.isBlocked($0, dragged) })
    coordinator.display.updateOpacity(of: Array(faded.symmetricDifference(before)))
  }

  private func showButton(of row: SortableTree<Model.Item>.Row, beside frame: Rect) {
    guard row.hasChildren, let layout else {
      if let button = buttons.removeValue(forKey: row.item) { coordinator.board.remove(button) }
      return
    }
    let button = buttons[row.item] ?? DisclosureButton { [weak self] in self?.toggle(row.item) }
    if buttons[row.item] == nil { coordinator.board.add(button) }
    buttons[row.item] = button
    let width = layout.indentation
    let x = layout.isRightToLeft ? frame.maxX : frame.minX - width
    button.frame = Rect(x: x, y: frame.minY, width: width, height: frame.size.height)
    button.scrollArea = area
    button.isExpanded = tree.expandedItems.contains(row.item)
    let name = ["piece": coordinator.announcer.name(of: row.item)]
    button.accessibleLabel =
      button.isExpanded ? coordinator.strings("Collapse {piece}", name) : coordinator.strings("Expand {piece}", name)
  }

  private func toggle(_ item: Model.Item) { setExpanded(!tree.expandedItems.contains(item), item) }

  private func show(_ places: [Place]) {
    guard places != self.places else { return }
    for place in self.places where !places.contains(place) { coordinator.removePlace(place) }
    for place in places where coordinator.place(place) == nil {
      let widget = TreePlace(place.position == .into ? .outline : .line)
      widget.accessibleLabel = sortable.name(of: place)
      coordinator.add(widget, for: place)
    }
    self.places = places
    coordinator.setPlaceOrder(places)
  }

  private func openingAction(of place: Place) -> (() -> Void)? {
    sortable.itemToOpen(at: place).map { item in { [weak self] in self?.setExpanded(true, item) } }
  }

  // MARK: Keys

  private func handle(_ key: KeyPress) -> Bool {
    guard coordinator.board.itemWithInnerFocus == nil, let focused = coordinator.board.focusedItem else {
      return false
    }
    if key.key == .activate, !key.control, !key.shift, let button = focused as? DisclosureButton {
      button.pressed()
      return true
    }
    return TreeInput(coordinator, setExpanded: setExpanded).handle(key, on: focused)
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect { Rect(origin: origin - offset, size: size) }
}
