import AppCore
import Games
import Widgets

/// Shows the whole picture over the board while its button or F3 is held, or from one click to the next.
final class PictureButton<Game: PictureGame> {
  let button = Button(icon: "image-x-generic-symbolic", label: tr("Whole Picture"))
  private let game: Game
  private let board: Widget
  private let cover: PictureCover
  private let action: Action

  private let time = TimeSource.suspending
  private var hold = HoldSwitch()
  private var key: HeldKey?
  private var isPressed = false
  private var isClicked = false
  /// The end of a press of the button, and its time; it is handled once it is known whether the press was a click.
  private var release: (handling: Scheduled, time: Duration)?

  init(on context: GameViewContext<Game>, _ cover: PictureCover) {
    (game, board, self.cover) = (context.game, context.board, cover)
    action = context.actions.addAction("whole-picture", isOn: false) { [weak game] in
      game.map { $0.showPicture(!$0.isPictureShown) }
    }
    button.accessibleDescription = tr(
      "See the whole picture while you hold the button, or until you press it again.")
    ClickGesture(on: cover) { [weak game] _ in game?.showPicture(false) }
    button.onPressChange { [weak self] in self?.buttonChanged(isPressed: $0) }
    button.onClick { [weak self] in self?.clicked() }
    key = HeldKey("F3", on: context.board) { [weak self] in self?.keyChanged(isHeld: $0) }
  }

  func update() {
    (action.isEnabled, button.isSensitive) = (game.canShowPicture, game.canShowPicture)
    action.setOn(game.isPictureShown)
    cover.isTarget = game.isPictureShown
  }

  private func keyChanged(isHeld: Bool) {
    // When the page goes, the key is no longer watched, which is no short press.
    if isHeld { begin() } else { end(isComplete: board.isMapped, at: time.now) }
  }

  private func begin() {
    handleRelease()
    guard game.canShowPicture else { return }
    hold.pressed(isOn: game.isPictureShown, at: time.now)
    game.showPicture(true)
  }

  private func end(isComplete: Bool, at time: Duration) {
    if let isShown = hold.released(isComplete: isComplete, at: time) { game.showPicture(isShown) }
  }

  private func buttonChanged(isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    if isPressed {
      begin()
      isClicked = false
    } else {
      release = (handling: Scheduled.after(0) { [weak self] in self?.handleRelease() }, time: time.now)
    }
  }

  private func handleRelease() {
    guard let release else { return }
    self.release = nil
    end(isComplete: isClicked, at: release.time)
  }

  /// Handles a click, which a key or an accessibility tool makes without a press.
  private func clicked() {
    isClicked = true
    if !isPressed, release == nil { game.showPicture(!game.isPictureShown) }
  }
}
