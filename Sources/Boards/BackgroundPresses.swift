import CGtk
import Geometry
import Widgets

/// Handles presses on a board that hit no item; a press close to a small piece drags that piece.
final class BackgroundPresses {
  /// The minimum size of a piece's touch target, in device-independent pixels: the size of a fingertip.
  private static let minimumTouchTarget = 44.0

  private enum Press {
    case onItem(isPiece: Bool)
    case background
    /// Near a small piece; `grab` is the point in the piece's coordinates, outside its bounds.
    case beside(Piece, grab: Point)
  }

  /// Whether the last press was on a piece, or close to it, which handles it even if it has not claimed it.
  var isOnPiece: Bool {
    switch press {
    case .onItem(let isPiece): isPiece
    case .background: false
    case .beside: true
    }
  }

  private weak var board: Board?
  private(set) var gesture: DragGesture?
  private var press = Press.onItem(isPiece: false)
  /// Whether the press can scroll an area of a board in this one.
  private var scrollsInside = false

  init(of board: Board) {
    self.board = board
    // A press on an item belongs to its own gestures, such as a drag source, which waits until it begins (GTK 4.24).
    gesture = DragGesture(on: board, claiming: .never) { [weak self] in self?.follow($0) }
  }

  private func follow(_ event: DragEvent) {
    guard let board else { return }
    // A gesture reports points in the coordinates of the parent of its widget.
    let parent = gtk_widget_get_parent(board.pointer)
    guard let point = parent?.convert(event.point, to: board.pointer) else { return }
    var (event, boardEvent) = (event, event)
    boardEvent.point = point
    if event.phase == .began {
      begin(at: point, isFinger: event.isFinger, on: board)
      scrollsInside = board.innerBoard(at: point)?.scrollInput != nil
    }
    if scrollsInside { return }
    if case .beside = press {
      if boardEvent.hasMoved { claim() }
    } else if board.scrollInput?.follow(boardEvent) == true {
      return
    }
    switch press {
    case .onItem: return
    case .background:
      if boardEvent.hasMoved { claim() }
      // In the coordinates of the view, because the board moves below the finger.
      if let zoom = board.zoomView, let inView = parent?.convert(event.point, to: zoom.pointer) {
        event.point = inView
        if zoom.follow(event) { return }
      }
      board.onBackgroundDrag.call(boardEvent)
    case .beside(let piece, let grab):
      boardEvent.grab = grab
      piece.follow(boardEvent)
    }
  }

  private func begin(at point: Point, isFinger: Bool, on board: Board) {
    // A board in an item has its own background.
    let item = board.items.last { $0.isPressed(at: point) }
    let isOnItem = item != nil || board.innerBoard(at: point) != nil
    press = isOnItem ? .onItem(isPiece: item is Piece) : .background
    guard let piece = pieceBeside(point, on: board) else { return }
    press = .beside(piece, grab: point - piece.currentFrame.origin)
    if !isFinger || !board.mayPinchOnItems { claim() }
  }

  private func claim() { gesture?.claimPress() }

  /// Returns the nearest piece whose minimum touch target contains the point; nil on an item, or if a piece is lifted.
  private func pieceBeside(_ point: Point, on board: Board) -> Piece? {
    let shown = board.items.filter { $0.isVisible && $0.isTarget && !($0 is ScrollArea) }
    let pieces = shown.compactMap { $0 as? Piece }
    guard !shown.contains(where: { $0.isShown(at: point) }), !pieces.contains(where: \.isLifted) else {
      return nil
    }
    func distance(_ piece: Piece) -> Double { piece.currentFrame.distance(to: point) }
    return pieces.filter { distance($0) <= reach(of: $0) }.min { distance($0) < distance($1) }
  }

  private func reach(of piece: Piece) -> Double {
    let target = Self.minimumTouchTarget / (piece.board?.zoomScale ?? 1)
    return max(0, (target - min(piece.frame.size.width, piece.frame.size.height)) / 2)
  }
}

extension Rect {
  fileprivate func distance(to point: Point) -> Double {
    let nearest = Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    return nearest.distance(to: point)
  }
}
