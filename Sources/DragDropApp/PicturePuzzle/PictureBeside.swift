import Boards
import Games
import Geometry
import Widgets

/// The whole picture beside the tiles, in a wide window.
final class PictureBeside {
  private let context: GameViewContext<PicturePuzzleGame>
  private let item = PictureItem()
  private var showing: Scheduled?
  private var wasWanted = false

  init(on context: GameViewContext<PicturePuzzleGame>) {
    self.context = context
    context.addSwitch("picture-beside", \.showsWholePicture, of: context.game.preferences)
  }

  private var game: PicturePuzzleGame { context.game }

  var texture: Texture? {
    get { item.texture }
    set { item.texture = newValue }
  }

  /// Adds the picture to the board, after all of its items were removed for another puzzle.
  func addToBoard() { context.board.add(item) }

  /// Whether the player wants the picture; in the journey, it is shown only as a hint.
  var isWanted: Bool { game.preferences.showsWholePicture && game.state.level.journeyPuzzle == nil }

  func update() {
    item.accessibleLabel = tr("The whole picture: {description}")
      .formatted(["description": game.text.pictureDescription])
    if isWanted != wasWanted { context.board.setNeedsLayout() }
    wasWanted = isWanted
  }

  func layOut(in frame: Rect?) {
    if let frame { item.frame = frame }
    let isShown = frame != nil
    // During a layout, GTK would ignore the change.
    showing = item.isVisible == isShown ? nil : .beforeNextFrame { [weak self] in self?.item.isVisible = isShown }
  }
}

private final class PictureItem: BoardItem {
  var texture: Texture? { didSet { queueDraw() } }

  init() {
    super.init(WidgetKind(styleName: "picture", role: .image))
    isTarget = false
    isVisible = false
  }

  override func draw(_ snapshot: Snapshot) {
    guard let texture else { return }
    snapshot.draw(texture, in: Rect(origin: .zero, size: frame.size))
  }
}
