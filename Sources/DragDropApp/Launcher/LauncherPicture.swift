import DragAndDrop
import Widgets

/// A small live picture of a game, on its tile in the launcher.
///
/// It is painted into a texture: a renderer that had to draw shadows and curves for it would take longer to start, and
/// more memory for good.
class LauncherPicture: CustomWidget {
  private var style: Style?
  private var token: ObservationToken?

  init() {
    super.init(WidgetKind(styleName: "picture", role: .decoration))
    // In a window of the usual size two tiles lie side by side, and three one above the other.
    request(width: 240, height: 144)
  }

  /// How things should look now.
  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  /// Paints anew whenever something that `read` reads is another one, or the desktop wants another look.
  func follow(_ read: @escaping () -> Void) {
    style = Style { [weak self] in self?.queueDraw() }
    token = observe { [weak self] in
      read()
      self?.queueDraw()
    }
  }

  /// Paints the game as it stands; called after ``Widget/queueDraw()`` or a new size.
  func paint(_ snapshot: Snapshot) {}

  final override func draw(_ snapshot: Snapshot) {
    let texture = Texture(size: size, scale: scaleFactor) { paint($0) }
    snapshot.draw(texture, in: Rect(origin: .zero, size: size))
  }
}
