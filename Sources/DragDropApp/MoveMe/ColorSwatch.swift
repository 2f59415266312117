import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// A color that the player gives to squares by a click, with the keyboard or by dragging it.
final class ColorSwatch: Place {
  let color: SquareColor

  init(_ color: SquareColor) {
    self.color = color
    super.init(WidgetKind(styleName: "swatch", role: .button, actions: [BoardStrings.click]))
    setCursor("grab")
    let (forms, side) = ([TransferContent.color(color.rgb), .text("#" + color.hexText)], 32.0)
    ExternalDragSource(on: self, offering: forms, icon: Size(width: side, height: side)) {
      ColorSwatch.draw($0, color, side: side, rim: .black)
    }
  }

  override var recognizesDrags: Bool { true }
  override var markStyle: MarkStyle { MarkStyle(radius: 14, ringGap: -3) }

  override func draw(_ snapshot: Snapshot) {
    let side = min(frame.size.width, frame.size.height) - 12
    let corner = Point(x: (frame.size.width - side) / 2, y: (frame.size.height - side) / 2)
    let rim = themeColor("window_fg_color") ?? .black
    snapshot.translated(by: corner) { ColorSwatch.draw($0, color, side: side, rim: rim) }
  }

  static func draw(_ snapshot: Snapshot, _ color: SquareColor, side: Double, rim: Color) {
    let rect = Rect(x: 0, y: 0, width: side, height: side)
    snapshot.paint(in: rect) { painter in
      painter.addSmoothSquare(rect.inset(by: 1), radius: side / 4)
      painter.fill(color.rgb, keepingPath: true)
      painter.stroke(rim.opacity(0.6), width: 1)
      guard let shape = color.shape else { return }
      painter.add(shape, in: Rect(center: rect.center, side: side * 0.5))
      painter.fill(color.rgb.sign)
    }
  }
}
