import Boards
import DragAndDrop
import Geometry
import Widgets

/// The view: a tree of folders and songs, whose rows a line or an outline shows as places.
@MainActor final class PlaylistView: DragCoordinatorDelegate {
  typealias Model = Playlist

  let board = Board(minimumSize: Size(width: 280, height: 300))
  private let coordinator: DragCoordinator<Playlist>
  private let tree: TreeController<Playlist>

  init() {
    let model = Playlist()
    coordinator = DragCoordinator(board: board, model: model, collision: .pointer)
    coordinator.keyboardReach = .all
    coordinator.showsRefusals = true
    tree = TreeController(
      coordinator, setExpanded: { model.setExpanded($0, $1) }, makePiece: { PlaylistView.piece(for: $0) })
    board.accessibleLabel = "Playlist"
    board.expand()
    coordinator.delegate = self
  }

  func name(ofItem entry: Entry) -> String? { entry.name }

  func update() { tree.update() }

  private static func piece(for entry: Entry) -> Piece {
    let label = Label(entry.name)
    label.startLines()
    label.expand(vertically: false)
    let icon = Icon(entry.isFolder ? "folder-symbolic" : "audio-x-generic-symbolic", size: 16)
    icon.setMargins(start: 12, end: 6)
    return WidgetPiece(Box(.horizontal, spacing: 6, [icon, label]), label: entry.name)
  }

  func layOutItems(in size: Size) {
    let area = Rect(origin: .zero, size: size).inset(by: 12)
    tree.layOutItems(
      in: TreeLayout(area, height: 40 * board.textScale, spacing: 6, isRightToLeft: board.isRightToLeft))
  }
}
