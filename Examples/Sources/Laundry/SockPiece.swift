import Boards
import Geometry
import Widgets

/// A card with a picture of its sock.
final class SockPiece: CaptionedPiece {
  private let color: Color

  init(_ sock: Sock) {
    color =
      switch sock {
      case .white: .white
      case .red: Color(red: 0.8, green: 0.1, blue: 0.15)
      case .woolen: Color(red: 0.6, green: 0.5, blue: 0.4)
      }
    super.init(sock.rawValue, at: .bottom)
  }

  override func draw(_ snapshot: Snapshot) {
    super.draw(snapshot)
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for (shade, width) in [(0.6, 28.0), (0, 24)] {
        painter.move(to: Point(x: 38, y: 24))
        painter.curve(to: Point(x: 56, y: 64), Point(x: 38, y: 64), Point(x: 40, y: 64))
        painter.stroke(color.mixed(with: .black, by: shade), width: width)
      }
    }
  }
}
