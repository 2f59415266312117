import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// The table with the frame, and the pieces that are in their places.
final class JigsawFrame: BoardItem {
  private let drawing: JigsawDrawing
  private let style: BoardStyle
  /// The picture, shown faintly below the pieces; `nil` for none.
  var ghost: Texture? { didSet { if ghost !== oldValue { queueDraw() } } }
  var fixed: [JigsawPiece] = [] { didSet { if fixed != oldValue { queueDraw() } } }

  var hintedCell: Int? { didSet { if hintedCell != oldValue { queueDraw() } } }

  init(_ drawing: JigsawDrawing, _ style: BoardStyle) {
    (self.drawing, self.style) = (drawing, style)
    super.init(WidgetKind(styleName: "jigsaw-table", role: .image))
    isTarget = false
  }

  override func draw(_ snapshot: Snapshot) {
    let (geometry, appearance) = (drawing.geometry, style.appearance)
    let frame = geometry.frame
    snapshot.fill(Rect(origin: .zero, size: self.frame.size), Self.felt(appearance))
    let rim = frame.inset(by: -3)
    snapshot.fill(rim, radius: 4, Self.rim(appearance))
    snapshot.fill(frame, Self.ground(appearance))
    if let ghost { snapshot.faded(to: 0.28) { $0.draw(ghost, in: frame) } }
    snapshot.translated(by: frame.origin) { snapshot in
      for textures in fixed.compactMap(drawing.textures) {
        snapshot.draw(textures.face, in: textures.faceRect(on: geometry))
      }
    }
    if let hintedCell {
      let accent = themeColor("accent_color") ?? .black
      snapshot.fill(geometry.rect(ofCell: hintedCell), accent.opacity(0.25))
      snapshot.stroke(geometry.rect(ofCell: hintedCell), radius: 3, width: 3, accent)
    }
    if appearance.isHighContrast { snapshot.stroke(rim, radius: 4, width: 3, appearance.isDark ? .white : .black) }
  }

  private static func felt(_ appearance: Style.Appearance) -> Color {
    if appearance.isHighContrast { return appearance.isDark ? .black : .white }
    return appearance.isDark
      ? Color(red: 0.13, green: 0.15, blue: 0.16) : Color(red: 0.87, green: 0.86, blue: 0.83)
  }

  private static func rim(_ appearance: Style.Appearance) -> Color {
    appearance.isDark ? Color(red: 0.32, green: 0.34, blue: 0.36) : Color(red: 0.68, green: 0.65, blue: 0.6)
  }

  private static func ground(_ appearance: Style.Appearance) -> Color {
    if appearance.isHighContrast { return appearance.isDark ? .black : .white }
    return appearance.isDark
      ? Color(red: 0.19, green: 0.21, blue: 0.23) : Color(red: 0.95, green: 0.94, blue: 0.92)
  }
}

/// A cell of the frame, on which keys, clicks and switches place what they have picked up.
final class FrameCell: Place {
  private let style: BoardStyle

  init(_ style: BoardStyle) {
    self.style = style
    super.init(WidgetKind(styleName: "jigsaw-cell", role: .button, actions: [BoardStrings.click]))
  }

  override var markStyle: MarkStyle { MarkStyle(radius: 3, width: 3, ringGap: -2) }

  override func draw(_ snapshot: Snapshot) {
    let ink = style.appearance.isDark ? Color.white : Color.black
    let rect = Rect(origin: .zero, size: frame.size)
    let strength = style.appearance.isHighContrast ? 1 : 0.3
    snapshot.stroke(rect.inset(by: 0.5), radius: 3, width: 1, ink.opacity(strength))
  }
}
