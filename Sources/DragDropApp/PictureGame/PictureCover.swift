import Geometry
import Widgets

final class PictureCover: CustomWidget {
  var area = Rect.zero { didSet { if area != oldValue { queueDraw() } } }
  var texture: Texture? { didSet { queueDraw() } }

  private var isShown = false
  private let strength = AnimatedNumber(0)

  init() {
    super.init(WidgetKind(styleName: "picture", role: .decoration))
    isTarget = false
    isVisible = false
  }

  func show(_ shown: Bool, seconds: Double) {
    guard shown != isShown else { return }
    isShown = shown
    isVisible = true
    strength.move(to: shown ? 1 : 0, on: self, seconds: seconds) { [weak self] in self?.isVisible = shown }
  }

  override func draw(_ snapshot: Snapshot) {
    guard let texture, strength.value > 0 else { return }
    snapshot.faded(to: strength.value) { $0.draw(texture, in: area) }
  }
}
