import DragAndDrop
import Games
import Widgets

/// A small live picture of a game, on its tile in the launcher.
///
/// It is painted into a texture: a renderer that had to draw shadows and curves for it would take longer to start, and
/// more memory for good.
class Thumbnail<Game: GameModel>: CustomWidget {
  let game: Game
  private var style: Style?
  private var token: ObservationToken?

  init(_ game: Game) {
    self.game = game
    super.init(WidgetKind(styleName: "picture", role: .decoration))
    // In a window of the usual size two tiles lie side by side, and three one above the other.
    request(width: 240, height: 144)
    style = Style { [weak self] in self?.queueDraw() }
    token = observe { [weak self] in
      self?.follow()
      self?.queueDraw()
    }
  }

  /// How things should look now.
  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  /// Reads all that is seen of the game: it is painted anew when that is something else.
  func follow() { _ = game.play.state }

  /// Paints the game as it stands.
  func paint(_ snapshot: Snapshot) {}

  final override func draw(_ snapshot: Snapshot) {
    let texture = Texture(size: size, scale: scaleFactor) { paint($0) }
    snapshot.draw(texture, in: Rect(origin: .zero, size: size))
  }
}
