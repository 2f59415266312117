import DragAndDrop
import Widgets

/// The picture on a tile of the launcher.
///
/// It is painted into a texture: a renderer that had to draw shadows and curves for it would take longer to start, and
/// more memory for good. That is done after the frame that wants it: neither the first frame of the window waits for it,
/// nor the one that leaves a game.
class TilePicture: CustomWidget {
  private var style: Style?
  private var texture: Texture?
  /// What the texture was painted for; nil if it shows something else by now.
  private var painted: Canvas?
  private var painting: Scheduled?

  private struct Canvas: Equatable {
    let size: Size
    let scale: Double
  }

  init() {
    super.init(WidgetKind(styleName: "picture", role: .decoration))
    // In a window of the usual size two tiles lie side by side, and three one above the other.
    request(width: 240, height: 144)
    style = Style { [weak self] in self?.setNeedsPaint() }
  }

  /// How things should look now.
  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  /// Whether the picture can be painted now; whoever says no calls ``setNeedsPaint()`` once it can be.
  func prepareToPaint() -> Bool { true }

  /// Paints the picture.
  func paint(_ snapshot: Snapshot) {}

  /// Has it painted anew, once it is seen.
  final func setNeedsPaint() {
    painted = nil
    queueDraw()
  }

  final override func draw(_ snapshot: Snapshot) {
    if painted != canvas, painting == nil { painting = .afterFrame { [weak self] in self?.paintTexture() } }
    if let texture { snapshot.draw(texture, in: Rect(origin: .zero, size: size)) }
  }

  private var canvas: Canvas { Canvas(size: size, scale: scaleFactor) }

  private func paintTexture() {
    (painting, painted) = (nil, canvas)
    // What was painted before is seen until then.
    guard prepareToPaint() else { return }
    texture = Texture(size: size, scale: scaleFactor) { paint($0) }
    queueDraw()
  }
}
