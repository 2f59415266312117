import Geometry
import Widgets

/// The picture on a tile, painted into a texture, because drawing shadows and curves directly costs time and memory.
///
/// It is painted after the frame that needs it, to delay neither the first frame nor one that leaves a game.
class TilePicture: CustomWidget {
  enum Space {
    /// The picture takes all space of its tile.
    case flexible
    /// The height follows from the width, which is at least `minimum`, and `natural` if there is room.
    case inShape(minimum: Int, natural: Int)
  }

  private static let shape = 0.6

  final var space = Space.flexible {
    didSet {
      expand(vertically: space.isFlexible)
      queueResize()
    }
  }
  private var style: Style?
  private var texture: Texture?
  /// The size and scale of the texture; `nil` if the texture is outdated.
  private var painted: Canvas?
  private var painting: Scheduled?

  private struct Canvas: Equatable {
    let size: Size
    let scale: Double
  }

  init() {
    super.init(WidgetKind(styleName: "picture", role: .decoration))
    expand()
    style = Style { [weak self] in self?.setNeedsPaint() }
  }

  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  private static let part = 0.94

  var pictureSize: Size {
    let width = (min(size.width, size.height / Self.shape) * Self.part).rounded(.down)
    return Size(width: width, height: width * Self.shape)
  }

  /// Returns whether the picture can be painted now; if not, ``setNeedsPaint()`` must be called once it can be.
  func prepareToPaint() -> Bool { true }

  /// Paints the picture in a rectangle of ``pictureSize`` at the origin.
  func paint(_ snapshot: Snapshot) {}

  final func setNeedsPaint() {
    painted = nil
    queueDraw()
  }

  final override var sizing: Sizing { space.isFlexible ? .constant : .heightForWidth }

  final override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let (minimum, natural) = space.widths
    guard direction == .vertical else { return (minimum, natural) }
    func height(_ width: Int) -> Int { Int(clamping: (Double(width) * Self.shape).rounded()) }
    guard other >= 0, !space.isFlexible else { return (height(minimum), height(natural)) }
    // The minimum does not grow with the width, as AdwClamp expects (libadwaita 1.10).
    return (min(height(minimum), height(other)), height(other))
  }

  final override func draw(_ snapshot: Snapshot) {
    if painted != canvas, painting == nil { painting = .afterFrame { [weak self] in self?.paintTexture() } }
    guard let texture else { return }
    snapshot.draw(texture, in: Rect(center: Rect(origin: .zero, size: size).center, size: pictureSize))
  }

  private var canvas: Canvas { Canvas(size: pictureSize, scale: scaleFactor) }

  private func paintTexture() {
    (painting, painted) = (nil, canvas)
    // The previous texture stays visible until then.
    guard prepareToPaint() else { return }
    texture = Texture(size: pictureSize, scale: scaleFactor) { paint($0) }
    queueDraw()
  }
}

extension TilePicture.Space {
  fileprivate var isFlexible: Bool { if case .flexible = self { true } else { false } }

  fileprivate var widths: (minimum: Int, natural: Int) {
    switch self {
    // Two fit side by side into the narrowest window, and three into one of 800 pixels.
    case .flexible: (minimum: 130, natural: 220)
    case .inShape(let minimum, let natural): (minimum, natural)
    }
  }
}
