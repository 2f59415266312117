import Games
import Geometry
import Widgets

/// A small picture of the board, on which the topmost square is lifted from its place.
struct MoveMePicture {
  let state: MoveMeState

  /// The offset of the lifted square from its place, in sides.
  private static let way = Point(x: 0.95, y: -0.3)

  func draw(_ snapshot: Snapshot, on picture: TilePicture) {
    let size = picture.pictureSize
    let usual = size.height * Self.side(for: state.squares.count)
    let geometry = MoveMeGeometry(width: size.width, height: size.height, side: usual).limited(to: state.limit)
    let side = max(1, geometry.side.rounded())
    for square in state.squares.dropLast() {
      draw(square, .plain, at: geometry.center(of: square.position), side, snapshot, on: picture)
    }
    guard let lifted = state.squares.last else { return }
    let start = geometry.center(of: lifted.position)
    let ink = picture.themeColor("window_fg_color") ?? .black
    snapshot.paint(in: Rect(center: start, side: side)) { painter in
      painter.addSmoothSquare(Rect(center: start, side: side).inset(by: 1), radius: side / 4)
      painter.stroke(ink.opacity(0.5), width: max(1, side / 24), dashes: [side / 8, side / 10])
    }
    let bounds = MoveMeGeometry(width: size.width, height: size.height, side: side * 1.5)
    let end = bounds.center(of: bounds.position(of: start + Self.way * side))
    draw(lifted, .pressed, at: end, (side * 1.2).rounded(), snapshot, on: picture)
  }

  private func draw(
    _ square: MoveMeSquare, _ kind: SquarePainting.Kind, at center: Point, _ side: Double, _ snapshot: Snapshot,
    on picture: TilePicture
  ) {
    let painting = SquarePainting(color: square.color, kind: kind, side: side, appearance: picture.appearance)
    snapshot.translated(by: center - Point(x: painting.size.width / 2, y: painting.size.height / 2)) {
      painting.draw($0)
    }
  }

  /// Returns the side of a square for a height of 1; it is smaller for many squares.
  private static func side(for count: Int) -> Double {
    switch count {
    case ...3: 0.24
    case ...20: 0.2
    case ...100: 0.14
    default: 0.08
    }
  }
}
