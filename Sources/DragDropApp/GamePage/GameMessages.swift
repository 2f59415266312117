import DragAndDrop
import Games
import Geometry
import Widgets

/// Shows transient messages; one about the game is removed by the next move, after which it may not be true.
final class GameMessages {
  let widget: MessageOverlay
  var onUndo: (() -> Void)?
  private let view: any GameView
  /// Whether the last message came from ``showNotice(_:)``, which can withdraw it.
  private var hasNotice = false
  /// The number of changes in the game when a message about it was shown; `nil` for a message about something else.
  private var messageAge: Int?
  private var offered: ReplacedGame?
  /// The text of the offer to undo a new game, until another message is shown.
  private var offer: String?
  private var offering: ObservationToken?
  private var outdating: ObservationToken?

  init(over content: Widget, _ view: any GameView) {
    self.view = view
    widget = MessageOverlay(content, closeLabel: tr("Close"))
  }

  private var model: any GameModel { view.model }

  func begin() {
    offering = observe { [weak self] in self?.offerToBringBack() }
    outdating = observe { [weak self] in self?.removeOutdatedMessage() }
  }

  /// - Parameter tellsHint: Whether the focused item's hint about keys follows, even if it is learned.
  func tell(_ message: String, tellsHint: Bool = false) {
    (hasNotice, offer) = (false, nil)
    show(message)
    view.speak(message, tellsHint: tellsHint)
  }

  /// Shows and announces a message that does not concern the game; an offer to undo a new game stays.
  func tell(notice: String) {
    // A game that was replaced just now may not have been offered yet.
    offerToBringBack()
    guard let offer else {
      tell(notice)
      messageAge = nil
      return
    }
    showOffer("\(offer)\n\(notice)")
    view.speak(notice)
  }

  /// Shows and announces a message with a button, which does not concern the state of the game.
  func offer(_ message: String, button: String, _ action: @escaping () -> Void) {
    (hasNotice, offer) = (false, nil)
    show(message, button: button, action: action)
    messageAge = nil
    view.speak(message)
  }

  /// Shows a message that the view announces; `nil` withdraws the last one.
  func showNotice(_ notice: String?) {
    if notice != nil { offer = nil }
    if let notice { show(notice) } else if hasNotice { widget.dismiss() }
    hasNotice = notice != nil
  }

  private func show(_ message: String, button: String? = nil, action: (() -> Void)? = nil) {
    messageAge = model.changeCount
    widget.show(message, button: button, action: action)
  }

  private func removeOutdatedMessage() {
    let count = model.changeCount
    guard let messageAge, messageAge != count else { return }
    self.messageAge = nil
    widget.dismiss()
  }

  /// Offers to undo a new game, whether it was started here, on the command line or in an earlier run.
  private func offerToBringBack() {
    guard model.replacement != offered else { return }
    offered = model.replacement
    if let offered {
      showOffer(offered.isRestart ? tr("Game restarted") : tr("New game started"))
    } else if offer != nil {
      // The first move ended the offer, or the player accepted it.
      widget.dismiss()
      offer = nil
    }
  }

  private func showOffer(_ message: String) {
    (hasNotice, offer) = (false, message)
    show(message, button: tr("Undo")) { [weak self] in self?.onUndo?() }
  }
}
