import DragAndDrop
import Geometry
import Widgets

/// The pieces, previews and marks of the drags, as the board shows them.
final class DragDisplay<Model: DragModel> {
  private typealias ActiveDrag = DragCoordinator<Model>.ActiveDrag

  private unowned let coordinator: DragCoordinator<Model>
  private var previews: [Model.Item: DragPreview] = [:]
  private var shownDrags: [ActiveDrag] = []
  private var marks = PlaceMarks<Model.Rules>()
  private let endReader: DragState<Model.Rules>.EndReader
  /// The refusal of content that could be read only after its drop, which is shown for a while.
  private var lateRefusal: (label: RefusalLabel, end: Scheduled)?
  private static var refusalTime: Double { 4 }

  init(_ coordinator: DragCoordinator<Model>) {
    self.coordinator = coordinator
    endReader = coordinator.model.dragState.makeEndReader()
  }

  private var pieces: PieceItems<Model.Item> { coordinator.pieces }
  private var session: DragSession<Model.Rules> { coordinator.model.session }

  func removeAll() {
    (previews, shownDrags) = ([:], [])
    marks = PlaceMarks()
    lateRefusal = nil
  }

  func mark(of place: Model.Place) -> PlaceMark { marks[place] }

  func preview(of item: Model.Item) -> DragPreview? { previews[item] }

  func piece(_ item: Model.Item) -> Piece? { previews[item] ?? pieces[item] }

  func update() {
    let delegate = coordinator.delegate
    let session = session
    let shown = session.pendingDrops.isEmpty ? session.activeDrags : session.activeDrags + session.pendingDrops
    let before = shownDrags
    // Closures, because Swift creates a key path of a generic type in every call, and this runs for each drag event.
    let dragged = Set(shown.flatMap { $0.items })
    let ended = Set(before.flatMap { $0.items }).subtracting(dragged)
    for drag in shown where !before.contains(drag) {
      let isNew = !before.contains { $0.item == drag.item }
      if isNew, previews[drag.item] == nil { add(delegate?.dragPreview(for: drag.item), for: drag.item) }
      show(drag)
    }
    shownDrags = shown
    // The drag of a move by the menu ends before it is shown.
    let ends = coordinator.model.dragState.newEnds(for: endReader).filter { !ended.contains($0.item) }
    let moved = ends.compactMap { pieces[$0.item] }.map { (piece: $0, frame: $0.frame, start: $0.currentFrame.center) }
    if !ended.isEmpty || !moved.isEmpty, coordinator.board.size.width > 0 {
      delegate?.layOutItems(in: coordinator.board.size)
    }
    for (piece, frame, start) in moved where piece.frame != frame && !piece.isLifted {
      piece.animateToFrame(from: start)
    }
    if !ended.isEmpty || !previews.isEmpty { for drag in before { finish(drag, ended) } }
    let marked = marks.update(to: session.activeDrags) { item in
      coordinator.places.count - (coordinator.originPlace(item) == nil ? 0 : 1)
    }
    for place in marked { coordinator.places[place]?.mark = marks[place] }
    if session.isDragging { lateRefusal = nil }
    if coordinator.showsRefusals { coordinator.board.refusal = lateRefusal?.label ?? refusal(in: session.activeDrags) }
  }

  /// Shows for a while why a place has refused a drop, at the place's frame.
  func showRefusal(_ refusal: Model.Rules.Refusal, at frame: Rect) {
    guard coordinator.showsRefusals, let reason = coordinator.announcer.reason(for: refusal) else { return }
    let label = RefusalLabel(reason: reason, place: frame)
    coordinator.board.refusal = label
    lateRefusal = (
      label,
      .after(Self.refusalTime) { [weak self] in
        self?.lateRefusal = nil
        self?.coordinator.board.refusal = nil
      }
    )
  }

  private func refusal(in drags: [ActiveDrag]) -> RefusalLabel? {
    for drag in drags.reversed() {
      guard case .rejected(let refusal) = drag.verdict, let reason = coordinator.announcer.reason(for: refusal),
        let frame = drag.place.flatMap({ coordinator.places[$0] })?.markFrame
      else { continue }
      return RefusalLabel(reason: reason, place: frame)
    }
    return nil
  }

  private func show(_ drag: ActiveDrag) {
    pieces[drag.item]?.activeOperation = drag.isPending ? nil : drag.operation
    if drag.isPending {
      // The items of a preview are already faded.
      for item in previews[drag.item] == nil ? drag.items : [drag.item] { piece(item)?.isPending = true }
    }
    guard coordinator.delegate?.show(drag) != true, let piece = piece(drag.item) else { return }
    // A preview represents the companions as well. A stack begins with the lowest piece.
    for (index, companion) in drag.companions.enumerated().reversed() where previews[drag.item] == nil {
      guard let follower = pieces[companion] else { continue }
      // It can have been dragged with this piece as its companion.
      (follower.count, follower.activeOperation) = (1, nil)
      let offset = coordinator.stacksDragGroups ? Self.stackOffset(index) : follower.frame.origin - piece.frame.origin
      show(follower, by: drag, offset: offset)
    }
    show(piece, by: drag)
    // Beyond the board, the icon has the number.
    piece.count = coordinator.transfers?.isElsewhere(drag.item) == true ? 1 : drag.items.count
  }

  /// Returns the offset of a companion in a stack, in which at most three can be told apart.
  private static func stackOffset(_ index: Int) -> Point { Point(x: 6, y: 6) * Double(min(index + 1, 3)) }

  private func show(_ piece: Piece, by drag: ActiveDrag, offset: Point = .zero) {
    let isElsewhere = coordinator.transfers?.isElsewhere(drag.item) == true
    if !isElsewhere, let point = drag.point, let grab = drag.grabPoint {
      piece.hold(at: point, grab: grab - offset)
    } else if let place = drag.place.flatMap({ coordinator.places[$0] }) {
      piece.hover { [weak place, weak piece] in place.map { $0.hoverPoint + offset } ?? piece?.frame.center ?? .zero }
    } else {
      piece.hover { [weak piece] in piece?.frame.center ?? .zero }
    }
  }

  /// Returns the icon of a drag beyond the board: a stack of its pieces, and their number.
  func icon(
    of drag: DragCoordinator<Model>.ActiveDrag, leader: Piece, hotSpot: Point
  ) -> ExternalDragIcon {
    let board = coordinator.board
    let frame = Rect(origin: .zero, size: leader.frame.size)
    let companions = previews[drag.item] == nil ? drag.companions.prefix(3).compactMap { pieces[$0] } : []
    let followers = companions.enumerated().reversed().map { index, piece in
      (widget: piece as Widget, offset: Self.stackOffset(index))
    }
    let badge = CountBadge(count: drag.items.count, frame: frame)
    return ExternalDragIcon(
      layers: followers + [(leader, .zero)], area: drag.items.count > 1 ? frame.inset(by: -Self.badgeMargin) : frame,
      hotSpot: hotSpot
    ) { snapshot in
      if badge.count > 1 { badge.draw(snapshot, on: board) }
    }
  }

  /// The room around a stack for its lower pieces and the number.
  private static var badgeMargin: Double { 32 }

  func add(_ preview: DragPreview?, for item: Model.Item) {
    guard let preview, previews[item] == nil, let piece = pieces[item] else { return }
    preview.frame = Rect(center: piece.frame.center, size: preview.extent)
    previews[item] = preview
    coordinator.board.add(preview)
    updateOpacity(of: session.drag(containing: item)?.items ?? [])
  }

  /// Shows on a new piece what its item is already: selected, waiting, or one that is cut or beyond the board.
  func pieceAdded(for item: Model.Item) {
    updateOpacity(of: [item])
    if coordinator.hooks.isSelected(item) { pieces[item]?.isSelected = true }
    if let drop = session.pendingDrop(containing: item), previews[drop.item] == nil { pieces[item]?.isPending = true }
  }

  /// Updates the opacity of the pieces of some items.
  ///
  /// A piece is faded while a preview is dragged in its place, while its item moves along with a dragged one, is beyond
  /// the board or was cut. It is hidden while another board or program shows the item.
  func updateOpacity(of items: [Model.Item]) {
    for item in items {
      let hasPreview = session.drag(containing: item).map { previews[$0.item] != nil } ?? false
      let isFaded = hasPreview || coordinator.hooks.isFaded(item) || coordinator.transfers?.isFaded(item) == true
      let isHidden = coordinator.transfers?.isShownElsewhere(item) == true
      pieces[item]?.opacity = isHidden ? 0 : isFaded ? DragPreview.fadedOpacity : 1
    }
  }

  /// Returns the point where an item from elsewhere was dropped, until the drop is shown.
  func arrivalPoint(of item: Model.Item) -> Point? {
    guard pieces[item] == nil else { return nil }
    let ends = coordinator.model.dragState.unreadEnds(for: endReader)
    let drops = ends.compactMap { $0.outcome.stays && $0.drag?.isIncoming == true ? $0.drag : nil }
    // The model can have made other items of those that were dropped.
    return (drops.last { $0.items.contains(item) } ?? drops.last)?.point
  }

  private func finish(_ drag: ActiveDrag, _ ended: Set<Model.Item>) {
    let isGoingOn = session.drag(containing: drag.item)?.item == drag.item
    let preview = isGoingOn ? nil : previews.removeValue(forKey: drag.item)
    for item in drag.items {
      if session.activeDrag(of: item) == nil { pieces[item]?.activeOperation = nil }
      if ended.contains(item) {
        pieces[item]?.isPending = false
        pieces[item]?.count = 1
      }
      if preview != nil { updateOpacity(of: [item]) }
      // The item's piece may have been removed while others of the drag are still on the board.
      guard ended.contains(item), coordinator.delegate?.showLanding(of: item) != true, let piece = pieces[item] else {
        continue
      }
      if let preview { piece.animateToFrame(from: preview.currentFrame.center) } else { piece.animateToFrame() }
    }
    if let preview { coordinator.board.remove(preview) }
  }
}
