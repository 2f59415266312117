import Boards
import Games
import Geometry
import Widgets

/// The drag and drop in the dialog of a deck: cards of the deck, and content of other programs.
final class DeckDrops {
  enum Drop {
    case card(DeckPosition, to: DeckPosition)
    /// Content for the card at a position, or for new pairs.
    case content(TransferOffer, DeckPosition?)
  }

  /// The card that is dragged.
  private final class Payload {
    let position: DeckPosition

    init(_ position: DeckPosition) { self.position = position }
  }

  /// The media type of cards, which no other program and no entry accepts.
  private static let mediaType = "application/x-grab-bag-card"
  private static let iconSize = Size(width: 80, height: 96)

  private let area: Widget
  private let view: ScrollView
  private let rows: () -> [DeckCardRow]
  private let dropped: (Drop) -> Void
  private weak var dragged: Payload?
  private var target: DeckCardRow?
  private var scroller: DropScroller?

  /// - Parameters:
  ///   - area: The widget that accepts drops anywhere on it, in a view that scrolls it.
  ///   - rows: Returns the rows of all cards in the area.
  init(
    on area: Widget, in view: ScrollView, rows: @escaping () -> [DeckCardRow], _ dropped: @escaping (Drop) -> Void
  ) {
    (self.area, self.view, self.rows, self.dropped) = (area, view, rows, dropped)
    area.addStyle("drop-area")
    // Drops are captured, because the entries would insert the address of a dropped file.
    _ = ExternalDropTarget(on: area, kinds: DeckReader.kinds, actions: [.copy, .move], phase: .capture) {
      [weak self] in
      self?.action(of: $0, at: $1) ?? []
    } left: { [weak self] in
      self?.mark(nil)
    } dropped: { [weak self] _, drag, offer, point in
      self?.drop(drag, offer, at: point)
    }
    scroller = DropScroller(on: view) { [weak self] in self?.scrolled() }
  }

  /// Begins to drag the card of a row, as `painting` shows it, by a gesture on its handle.
  func drag(_ row: DeckCardRow, _ card: DeckCard, _ painting: CardPainting, by gesture: DragGesture) {
    let payload = Payload(row.position)
    let bounds = Rect(origin: .zero, size: Self.iconSize)
    let icon = ExternalDragIcon(layers: [], area: bounds, hotSpot: Point(x: bounds.size.width / 2, y: 12)) {
      painting.drawFront(card.drawing, $0, in: bounds.inset(by: 1))
    }
    let drag = ExternalDrag(
      continuing: gesture, offering: [.data(type: Self.mediaType, [0])], actions: .move, icon: icon, payload: payload
    ) { [weak row] _ in
      row?.isDragged = false
    }
    guard drag != nil else { return }
    dragged = payload
    row.isDragged = true
  }

  /// Follows a finger at the handle of a row, because not all compositors begin a drag of a finger.
  ///
  /// - Parameter widget: The widget in whose coordinates the points are.
  func follow(_ event: DragEvent, of row: DeckCardRow, in widget: Widget) {
    switch event.phase {
    case .began: break
    case .changed:
      guard event.hasMoved else { return }
      row.isDragged = true
      let target = widget.convert(event.point, to: area).flatMap(self.row)
      mark(target === row ? nil : target)
      scroller?.follow(widget.convert(event.point, to: view))
    case .ended, .cancelled:
      let target = event.phase == .ended ? self.target : nil
      mark(nil)
      row.isDragged = false
      scroller?.follow(nil)
      if let target { dropped(.card(row.position, to: target.position)) }
    }
  }

  private func action(of drag: ExternalDropTarget.Drag, at point: Point) -> DragActions {
    let row = row(at: point)
    guard drag.source?.payload is Payload else {
      mark(row, orArea: true)
      return drag.actions.intersection(.copy)
    }
    guard let row, let position = position(of: drag), position != row.position else {
      mark(nil)
      return []
    }
    mark(row)
    return drag.actions.intersection(.move)
  }

  private func drop(_ drag: ExternalDropTarget.Drag, _ offer: TransferOffer, at point: Point) {
    let action = action(of: drag, at: point)
    let position = row(at: point)?.position
    mark(nil)
    guard drag.source?.payload is Payload else { return dropped(.content(offer, position)) }
    drag.source?.performedAction = action
    offer.finish(action)
    if !action.isEmpty, let origin = self.position(of: drag), let position { dropped(.card(origin, to: position)) }
  }

  /// Returns the position of the card that is dragged in this dialog; `nil` for any other drag.
  private func position(of drag: ExternalDropTarget.Drag) -> DeckPosition? {
    guard let payload = drag.source?.payload as? Payload, payload === dragged else { return nil }
    return payload.position
  }

  private func row(at point: Point) -> DeckCardRow? {
    rows().first {
      $0.row.convert(rect: Rect(origin: .zero, size: $0.row.size), to: area)?.contains(point) == true
    }
  }

  /// - Parameter orArea: Whether the area accepts the drop if no row does.
  private func mark(_ row: DeckCardRow?, orArea: Bool = false) {
    area.setStyle("drop-target", row == nil && orArea)
    guard row !== target else { return }
    target?.isTarget = false
    target = row
    row?.isTarget = true
  }

  /// Marks the row that is now below the pointer.
  private func scrolled() {
    guard target != nil, let point = scroller?.point.flatMap({ view.convert($0, to: area) }) else { return }
    let row = row(at: point)
    mark(row?.isDragged == true ? nil : row)
  }
}
