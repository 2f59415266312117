import Boards
import DragAndDrop
import Geometry
import Widgets

/// The columns with their cards.
@MainActor final class NotesView: DragCoordinatorDelegate {
  typealias Model = NotesModel

  let board = Board(minimumSize: Size(width: 360, height: 320))
  private let model: NotesModel
  private let coordinator: DragCoordinator<NotesModel>
  private var shown: [Note] = []
  private var outside: ExternalDropTarget?

  init(_ model: NotesModel) {
    self.model = model
    coordinator = DragCoordinator(board: board, model: model)
    for column in Column.allCases { coordinator.add(CaptionedPlace(column.rawValue), for: column) }
    coordinator.delegate = self
    outside = ExternalDropTarget(on: board, kinds: [.files, .text]) { [weak self] in self?.accept($0) ?? false }
  }

  /// Adds pieces for new notes, and removes the pieces of notes that an undo has removed.
  func update() {
    let notes = model.rules.all
    for note in notes where !shown.contains(note) { coordinator.add(CaptionedPiece(note.text), for: note) }
    for note in shown where !notes.contains(note) { coordinator.remove(note) }
    shown = notes
    board.setNeedsLayout()
  }

  /// The name without the column, which the accessible name contains.
  func name(ofItem note: Note) -> String? { note.text }

  func layOutItems(in size: Size) {
    for (column, area) in zip(Column.allCases, Rect(origin: .zero, size: size).columns(3)) {
      coordinator.place(column)?.frame = area.inset(by: 9)
      let notes = model.rules[column]
      let top = 24 + 20 * board.textScale
      let step = min(64, (size.height - top - 76) / Double(max(1, notes.count)))
      for (row, note) in notes.enumerated() {
        coordinator.piece(note)?.accessibleLabel = "\(note.text), \(column.rawValue)"
        move(note, to: Rect(x: area.minX + 18, y: top + Double(row) * step, width: area.size.width - 36, height: 56))
      }
    }
  }

  /// Sets the frame of a piece, with an animation unless the piece is new or lifted.
  private func move(_ note: Note, to frame: Rect) {
    guard let piece = coordinator.piece(note), piece.frame != frame else { return }
    let start = piece.currentFrame.center
    let isNew = piece.frame == .zero
    piece.frame = frame
    if !piece.isLifted, !isNew { piece.animateToFrame(from: start) }
  }

  /// Shows where dragged content would go, and adds dropped file names and text as notes.
  private func accept(_ event: ExternalDropTarget.Event) -> Bool {
    for column in Column.allCases { coordinator.place(column)?.mark = .none }
    switch event {
    case .left, .missing: return true
    case .over(let point):
      let column = column(at: point)
      column.flatMap(coordinator.place)?.mark = .accepted
      return column != nil
    case .dropped(let content, let point):
      guard let column = column(at: point) else { return false }
      let texts: [String]
      switch content {
      case .files(let uris): texts = uris.map { FileName.display(ofURI: $0).displayName }
      case .text(let text): texts = [String(text.prefix { !$0.isNewline }).displayName]
      case .picture, .html, .color, .data: return false
      }
      let visible = texts.filter { !$0.isEmpty }
      if !visible.isEmpty { model.add(visible, to: column) }
      return !visible.isEmpty
    }
  }

  private func column(at point: Point) -> Column? {
    Column.allCases.first { coordinator.place($0)?.frame.contains(point) == true }
  }
}
