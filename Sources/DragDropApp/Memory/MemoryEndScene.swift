import Games
import Geometry
import Widgets

final class MemoryEndScene: EndScene {
  private static let height = 80.0
  private let faces: [MemoryFace.Drawing]
  private let photos: CardPhotos
  private let hasConfetti: Bool

  init(_ state: MemoryState, _ photos: CardPhotos) {
    hasConfetti = state.endKind != .drawn && state.endKind != .lost
    var faces: [MemoryFace.Drawing] = []
    for face in state.positions.compactMap(state.face) where !faces.contains(face.drawing) {
      faces.append(face.drawing)
    }
    self.faces = Array(faces.prefix(hasConfetti ? 3 : 2))
    self.photos = photos
    super.init(
      hasConfetti ? tr("Cards in a fan, and confetti") : tr("Two cards side by side"), height: 190, seconds: 1.2)
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    guard hasConfetti else { return drawPair(snapshot, size) }
    drawConfetti(snapshot, size)
    let foot = Point(x: size.width / 2, y: size.height + 40)
    for (index, face) in faces.enumerated() {
      let angle = (Double(index) - Double(faces.count - 1) / 2) * 24 * progress
      snapshot.translated(by: foot) { snapshot in
        snapshot.rotated(by: angle) { draw(face, $0, center: Point(x: 0, y: Self.height / 2 - 170)) }
      }
    }
  }

  private func drawPair(_ snapshot: Snapshot, _ size: Size) {
    for (face, side) in zip(faces, [-1.0, 1]) {
      draw(face, snapshot, center: Point(x: size.width / 2 + side * (34 + 30 * (1 - progress)), y: size.height / 2))
    }
  }

  private func draw(_ face: MemoryFace.Drawing, _ snapshot: Snapshot, center: Point) {
    let painting = CardPainting(scale: 1, appearance: appearance, widget: self, photos: photos)
    let rect = Rect(center: center, size: Size(width: Self.height * 0.8, height: Self.height))
    snapshot.shadow(of: rect, radius: painting.radius, .cast(isLifted: false, scale: 1))
    painting.drawFront(face, snapshot, in: rect)
  }
}
