import Games
import Geometry
import Glibc
import Widgets

final class MemoryEndScene: EndScene {
  private static let height = 80.0
  private static let colors = [
    Color(red: 0.2, green: 0.52, blue: 0.89), Color(red: 0.2, green: 0.65, blue: 0.4),
    Color(red: 0.96, green: 0.76, blue: 0.07), Color(red: 0.88, green: 0.11, blue: 0.14),
    Color(red: 0.57, green: 0.25, blue: 0.67),
  ]
  private let faces: [MemoryFace.Drawing]
  private let photos: CardPhotos

  init(_ state: MemoryState, _ photos: CardPhotos) {
    var faces: [MemoryFace.Drawing] = []
    for face in state.positions.compactMap(state.face) where !faces.contains(face.drawing) {
      faces.append(face.drawing)
    }
    self.faces = Array(faces.prefix(3))
    self.photos = photos
    super.init(tr("Cards in a fan, and confetti"), height: 190, seconds: 1.2)
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    let foot = Point(x: size.width / 2, y: size.height + 40)
    drawConfetti(snapshot, size)
    let painting = CardPainting(scale: 1, appearance: appearance, widget: self, photos: photos)
    let card = Size(width: Self.height * 0.8, height: Self.height)
    for (index, face) in faces.enumerated() {
      let angle = (Double(index) - Double(faces.count - 1) / 2) * 24 * progress
      snapshot.translated(by: foot) { snapshot in
        snapshot.rotated(by: angle) { snapshot in
          let rect = Rect(x: -card.width / 2, y: -170, width: card.width, height: card.height)
          snapshot.shadow(of: rect, radius: painting.radius, .cast(isLifted: false, scale: 1))
          painting.drawFront(face, snapshot, in: rect)
        }
      }
    }
  }

  private func drawConfetti(_ snapshot: Snapshot, _ size: Size) {
    let middle = Point(x: size.width / 2, y: size.height * 0.62)
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for index in 0..<48 {
        let part = EndScene.scattered(index)
        let angle = Double.pi * (1.02 + 0.96 * part.x)
        let distance = (0.25 + 0.75 * part.y.squareRoot()) * progress
        let point = middle + Point(x: cos(angle) * size.width / 2, y: sin(angle) * size.height * 0.6) * distance
        let lean = Double(index) * 0.9 + 3 * progress
        let (side, edge) = (Point(x: cos(lean), y: sin(lean)) * 5, Point(x: -sin(lean), y: cos(lean)) * 3)
        painter.polygon([point - side - edge, point + side - edge, point + side + edge, point - side + edge])
        painter.fill(Self.colors[index % Self.colors.count].opacity(0.85))
      }
    }
  }
}
