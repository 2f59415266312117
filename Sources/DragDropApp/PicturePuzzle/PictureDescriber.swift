import Games
import Pictures
import Widgets

final class PictureDescriber {
  private let stage: GameViewContext<PicturePuzzleGame>
  private let bitmap: () -> Bitmap?
  private var token: ObservationToken?

  init(_ stage: GameViewContext<PicturePuzzleGame>, bitmap: @escaping () -> Bitmap?) {
    (self.stage, self.bitmap) = (stage, bitmap)
    let action = stage.actions.addAction("describe") { [weak self] in self?.ask() }
    token = observe { [weak stage] in action.isEnabled = stage?.game.photo != nil }
  }

  private func ask() {
    let game = stage.game
    guard let photo = game.photo, let window = stage.page?.window else { return }
    let line = DescriptionsDialog.Line(id: photo.id, title: "", text: game.ownDescription, bitmap: bitmap())
    DescriptionsDialog(
      tr("Describe Picture"), heading: tr("What the Picture Shows"), [line], over: window, done: game.describe
    ).present()
  }
}
