import DragAndDrop
import Widgets

/// The whole picture over the tiles: for a hint, and for good once the puzzle is solved.
final class PictureCover: CustomWidget {
  /// What it covers, in its own coordinates.
  var area = Rect.zero { didSet { if area != oldValue { queueDraw() } } }
  /// The whole picture.
  var texture: Texture? { didSet { queueDraw() } }

  private var isShown = false
  private var strength = 0.0
  private var fading: Motion?

  init() {
    super.init(WidgetKind(styleName: "picture", role: .decoration))
    isTarget = false
    isVisible = false
  }

  /// Fades in, or out.
  func show(_ shown: Bool, seconds: Double) {
    guard shown != isShown else { return }
    isShown = shown
    isVisible = true
    let (from, to) = (strength, shown ? 1.0 : 0)
    fading = .timed(on: self, seconds: seconds) { [weak self] progress in
      self?.strength = from + (to - from) * progress
      self?.queueDraw()
    } done: { [weak self] in
      self?.isVisible = shown
      self?.fading = nil
    }
  }

  override func draw(_ snapshot: Snapshot) {
    guard let texture, strength > 0 else { return }
    snapshot.faded(to: strength) { $0.draw(texture, in: area) }
  }
}
