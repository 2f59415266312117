import Games
import Pictures
import Widgets

final class PictureDescriber {
  private let context: GameViewContext<PicturePuzzleGame>
  private let bitmap: (PuzzlePicture) -> Bitmap?
  private var token: ObservationToken?

  init(_ context: GameViewContext<PicturePuzzleGame>, bitmap: @escaping (PuzzlePicture) -> Bitmap?) {
    (self.context, self.bitmap) = (context, bitmap)
    let action = context.actions.addAction("describe") { [weak self] in self?.ask() }
    token = observe { [weak context] in action.isEnabled = context?.game.photo != nil }
  }

  private func ask() {
    let game = context.game
    guard let photo = game.photo, let window = context.page?.window else { return }
    let line = DescriptionsDialog.Line(
      id: photo.id, title: "", text: game.playersDescription, bitmap: bitmap(.photo(photo)))
    DescriptionsDialog(
      tr("Describe Picture"), heading: tr("What the Picture Shows"), [line], over: window, done: game.describe
    ).present()
  }
}
