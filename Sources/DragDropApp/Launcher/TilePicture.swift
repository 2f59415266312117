import Geometry
import Widgets

/// The picture on a tile of the launcher.
///
/// It is painted into a texture: drawing its shadows and curves directly would make the renderer start more slowly and
/// keep more memory. This happens after the frame that needs the texture, so that it delays neither the window's first
/// frame nor the frame that leaves a game.
class TilePicture: CustomWidget {
  private var style: Style?
  private var texture: Texture?
  /// The size and scale of the texture; nil if the texture is outdated.
  private var painted: Canvas?
  private var painting: Scheduled?

  private struct Canvas: Equatable {
    let size: Size
    let scale: Double
  }

  init() {
    super.init(WidgetKind(styleName: "picture", role: .decoration))
    // A window of the default size shows two columns and three rows of tiles.
    request(width: 240, height: 144)
    style = Style { [weak self] in self?.setNeedsPaint() }
  }

  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  /// Returns whether the picture can be painted now; if not, ``setNeedsPaint()`` must be called once it can be.
  func prepareToPaint() -> Bool { true }

  func paint(_ snapshot: Snapshot) {}

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
    // The previous texture stays visible until then.
    guard prepareToPaint() else { return }
    texture = Texture(size: size, scale: scaleFactor) { paint($0) }
    queueDraw()
  }
}
