import DragAndDrop
import Geometry
import Widgets

final class PlaceFrameLayer: CustomWidget {
  private static let minimumNamedWidth = 60.0

  private weak var inspected: (any DragInspecting)?

  init(_ inspected: any DragInspecting) {
    self.inspected = inspected
    super.init(WidgetKind(styleName: "place-frames", role: .decoration))
    isTarget = false
  }

  override func draw(_ snapshot: Snapshot) {
    guard let inspected else { return }
    for place in inspected.placeFrames {
      guard let rect = inspected.board.convert(rect: place.frame, to: self) else { continue }
      let color = PlaceFrameLayer.color(of: place.mark)
      snapshot.stroke(rect, radius: 0, width: place.mark == .none ? 1 : 2, color)
      guard !place.name.isEmpty, rect.size.width > Self.minimumNamedWidth else { continue }
      drawName(place.name, in: rect, color, snapshot)
    }
  }

  private func drawName(_ name: String, in rect: Rect, _ color: Color, _ snapshot: Snapshot) {
    let text = TextLayout(name, pixelSize: 11 * textScale, for: self)
    text.limit(to: rect.size.width - 8)
    let background = Rect(x: rect.minX, y: rect.minY, width: text.size.width + 8, height: text.size.height + 2)
    snapshot.fill(background, color)
    snapshot.draw(text, at: Point(x: background.minX + 4, y: background.minY + 1), .white)
  }

  private static func color(of mark: PlaceMark) -> Color {
    switch mark {
    case .none: Color(red: 0.45, green: 0.45, blue: 0.48)
    case .candidate: Color(red: 0.1, green: 0.37, blue: 0.71)
    case .accepted: Color(red: 0.1, green: 0.5, blue: 0.3)
    case .rejected: Color(red: 0.75, green: 0.1, blue: 0.14)
    }
  }
}
