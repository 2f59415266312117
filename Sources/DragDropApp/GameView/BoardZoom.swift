import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// The commands that zoom the board of a game.
final class BoardZoom {
  let view: ZoomView
  private let zoomIn: Action
  private let zoomOut: Action
  private let fit: Action
  private let fingers: Action

  /// - Parameter speak: Announces a sentence with the focused item.
  init(_ view: ZoomView, _ actions: ActionGroup, speak: @escaping (String) -> Void) {
    self.view = view
    func add(_ name: String, _ act: @escaping (ZoomView) -> Void) -> Action {
      actions.addAction(name) { [weak view] in
        guard let view else { return }
        act(view)
        speak(Self.sentence(view.target))
      }
    }
    zoomIn = add("zoom-in") { $0.zoomIn() }
    zoomOut = add("zoom-out") { $0.zoomOut() }
    fit = add("zoom-fit") { $0.fit() }
    fingers = add("zoom-fingers") { $0.zoomToFingers() }
    view.onChange.observe { [weak self] in self?.enable($0) }
    enable(view.viewport)
  }

  static var menu: [Menu.Item] {
    [
      Menu.Item(tr("_Zoom In"), "game.zoom-in"), Menu.Item(tr("Zoom Ou_t"), "game.zoom-out"),
      Menu.Item(tr("Whole _Board"), "game.zoom-fit"), Menu.Item(tr("Fin_ger Size"), "game.zoom-fingers"),
    ]
  }

  private static func sentence(_ viewport: BoardViewport) -> String {
    if viewport.isFit { return tr("The whole board is visible.") }
    let percent = Int(clamping: (100 * viewport.scale / viewport.fitScale).rounded())
    return tr("Zoomed to {percent} %.").formatted(["percent": "\(percent)"])
  }

  private func enable(_ viewport: BoardViewport) {
    zoomIn.isEnabled = viewport.scale < viewport.maximumScale
    (zoomOut.isEnabled, fit.isEnabled) = (!viewport.isFit, !viewport.isFit)
    fingers.isEnabled = abs(viewport.scale - viewport.fingerScale) > 0.001 && viewport.fingerScale > viewport.fitScale
  }
}
