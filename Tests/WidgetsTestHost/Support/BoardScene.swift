import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

/// A board with nine pieces in three rows and three places below them, in cells that fill its width.
final class BoardScene {
  let board = Board(minimumSize: Size(width: 150, height: 200), naturalSize: Size(width: 390, height: 450))
  let pieces = (0..<9).map { _ in PlainPiece() }
  let places = (0..<3).map { _ in PlainPlace() }

  init() {
    board.expand()
    for place in places { board.add(place) }
    for piece in pieces { board.add(piece) }
    board.onLayout.observe { [weak self] size in self?.layOutItems(in: size) }
  }

  private func layOutItems(in size: Size) {
    for (index, piece) in pieces.enumerated() { piece.frame = BoardScene.cell(index, in: size) }
    for (index, place) in places.enumerated() { place.frame = BoardScene.cell(9 + index, in: size) }
  }

  /// Returns a board on which pieces are in the same place, the last one on top.
  static func pile(_ pieces: Piece...) -> Board {
    let board = Board(minimumSize: Size(width: 200, height: 200), naturalSize: Size(width: 200, height: 200))
    for piece in pieces {
      piece.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      board.add(piece)
    }
    return board
  }

  /// The frame of the cell `index` on a board of `size`.
  static func cell(_ index: Int, in size: Size) -> Rect {
    let side = min(size.width / 3, size.height / 4)
    return Rect(x: Double(index % 3) * side, y: Double(index / 3) * side, width: side, height: side).inset(by: 5)
  }

  /// The bounds of an item on the board according to GTK, with its transform.
  func bounds(of item: BoardItem) -> Rect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(item.pointer, board.pointer, &bounds) != 0 else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}

/// A piece of one color that counts how often it is drawn.
final class PlainPiece: Piece {
  private(set) var drawCount = 0
  var color: Color { didSet { queueDraw() } }

  init(_ color: Color = Color(red: 0, green: 0.5, blue: 1)) {
    self.color = color
    super.init(WidgetKind(styleName: "piece", role: .button, actions: ["click", "Turn clockwise"]))
  }

  override func draw(_ snapshot: Snapshot) {
    drawCount += 1
    snapshot.fill(Rect(origin: .zero, size: frame.size), color)
  }
}

/// A place that shows nothing.
final class PlainPlace: Place {
  init() { super.init(WidgetKind(styleName: "place", role: .button)) }
}

/// A widget that draws by a closure.
final class Canvas: CustomWidget {
  var onDraw: (Snapshot) -> Void

  init(_ onDraw: @escaping (Snapshot) -> Void = { _ in }) {
    self.onDraw = onDraw
    super.init(WidgetKind(styleName: "canvas", role: .image, actions: ["click"]))
    expand()
  }

  override func draw(_ snapshot: Snapshot) { onDraw(snapshot) }
}
