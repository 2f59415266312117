import AppCore
import Boards
import Games
import Geometry
import Widgets

/// Shows the whole picture beside the tiles, or over them while a button or F3 is held or from a click to the next.
final class WholePicture {
  let button = Button(icon: "image-x-generic-symbolic", label: tr("Whole Picture"))
  private let context: GameViewContext<PicturePuzzleGame>
  private let cover: PictureCover
  private let beside = PictureBeside()
  private let action: Action
  private var showing: Scheduled?
  private var wasWanted = false

  private let time = TimeSource.suspending
  private var hold = HoldSwitch()
  private var key: HeldKey?
  private var isPressed = false
  private var isClicked = false
  /// The end of a press of the button, once it is known whether the press was a click.
  private var release: Scheduled?

  init(on context: GameViewContext<PicturePuzzleGame>, _ cover: PictureCover) {
    (self.context, self.cover) = (context, cover)
    action = context.actions.addAction("whole-picture", isOn: false) { [weak game = context.game] in
      game.map { $0.showPicture(!$0.isPictureShown) }
    }
    context.addSwitch("picture-beside", \.showsWholePicture, of: context.game.preferences)
    ClickGesture(on: cover) { [weak game = context.game] _ in game?.showPicture(false) }
    button.onPressChange { [weak self] in self?.buttonChanged(isPressed: $0) }
    button.onClick { [weak self] in self?.clicked() }
    key = HeldKey("F3", on: context.board) { [weak self] in self?.keyChanged(isHeld: $0) }
  }

  private var game: PicturePuzzleGame { context.game }

  var texture: Texture? {
    get { beside.texture }
    set { beside.texture = newValue }
  }

  /// Adds the picture beside the tiles to the board, after all of its items were removed for another puzzle.
  func addToBoard() { context.board.add(beside) }

  /// Whether the picture is wanted beside the tiles; the journey shows it for a hint only.
  var isWantedBeside: Bool { game.preferences.showsWholePicture && game.state.level.journeyPuzzle == nil }

  func update() {
    button.isVisible = game.state.level.journeyPuzzle == nil
    (action.isEnabled, button.isSensitive) = (game.canShowPicture, game.canShowPicture)
    action.setOn(game.isPictureShown)
    cover.isTarget = game.isPictureShown
    button.accessibleDescription = game.text.wholePictureDescription
    beside.accessibleLabel = tr("The whole picture: {description}")
      .formatted(["description": game.text.pictureDescription])
    if isWantedBeside != wasWanted { context.board.setNeedsLayout() }
    wasWanted = isWantedBeside
  }

  func layOut(in frame: Rect?) {
    if let frame { beside.frame = frame }
    guard beside.isVisible != (frame != nil) else { return }
    // During a layout, GTK would ignore the change.
    showing = .beforeNextFrame { [weak self] in self?.beside.isVisible = frame != nil }
  }

  private func keyChanged(isHeld: Bool) {
    if isHeld { begin() } else { game.showPicture(hold.released(at: time.now)) }
  }

  private func begin() {
    guard game.canShowPicture else { return }
    hold.pressed(isOn: game.isPictureShown, at: time.now)
    game.showPicture(true)
  }

  private func buttonChanged(isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    if isPressed {
      isClicked = false
      return begin()
    }
    let now = time.now
    release = .after(0) { [weak self] in
      guard let self else { return }
      game.showPicture(hold.released(isComplete: isClicked, at: now))
      release = nil
    }
  }

  /// Handles a click, which a key or an accessibility tool makes without a press.
  private func clicked() {
    isClicked = true
    if !isPressed, release == nil { game.showPicture(!game.isPictureShown) }
  }
}
