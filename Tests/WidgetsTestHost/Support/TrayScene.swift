import Boards
import CGtk
import DragAndDrop
import Geometry
import Observation
import Widgets

/// Letters that are put into trays, of which one is closed.
nonisolated struct Trays: DropRules {
  var lying: [String: String] = [:]
  var companions: [String: [String]] = [:]
  var parents: [String: String] = [:]
  var operations: [DropOperation] = []
  var isSlow = false

  func canPickUp(_ letter: String) -> Bool { lying[letter] == nil }
  func dragGroup(for letter: String) -> [String] { companions[letter] ?? [] }
  func operations(of letter: String, droppedOn tray: String) -> [DropOperation] { operations }
  func acceptsAsynchronously(_ letter: String, droppedOn tray: String) -> Bool { isSlow }
  func parent(of tray: String) -> String? { parents[tray] }
  func places(for letter: String) -> [String] { ["left", "right"] }

  func verdict(for letter: String, over tray: String) -> DropVerdict<String> {
    tray == "closed" ? .rejected("The tray is closed.") : .accepted
  }
}

@Observable final class TrayGame: DragModel {
  let dragState = DragState<Trays>()
  var rules = Trays()
  private(set) var ends: [String] = []
  /// The pending drop of a slow tray.
  @ObservationIgnored private var question: CheckedContinuation<Trays.Outcome, Never>?
  var isAsked: Bool { question != nil }

  func performDrop(of letter: String, on tray: String) async -> Trays.Outcome {
    await withCheckedContinuation { question = $0 }
  }

  func answer(_ outcome: Trays.Outcome) {
    question?.resume(returning: outcome)
    question = nil
  }

  func dragEnded(_ letter: String, with outcome: Trays.Outcome) {
    if case .stays(let tray) = outcome, dragState.lastEnd?.operation == .move { rules.lying[letter] = tray }
    ends.append("\(letter) \(outcome)".replacing("DragAndDrop.", with: ""))
  }
}

/// A board with letters above trays, for which the program provides only names, rules and frames.
final class TrayScene: DragCoordinatorDelegate {
  typealias Model = TrayGame

  let game = TrayGame()
  let coordinator: DragCoordinator<TrayGame>
  let stage: Stage
  let outside = Button("Outside")
  var board: Board { coordinator.board }
  /// The announcement of a step that replaces the coordinator's.
  var ownSentence: ((DragStep<Trays>) -> String?) = { _ in nil }

  /// When a press becomes a drag.
  var activation: DragActivation?
  /// The spring loading action of a tray.
  var opening: ((String) -> (() -> Void)?) = { _ in nil }
  /// The frame of a tray that is no item of the board.
  var frameOfTray: ((String) -> Rect?) = { _ in nil }
  /// The preview that replaces a dragged letter.
  var dragPreview: ((String) -> DragPreview?) = { _ in nil }

  /// The letters that were reported as no longer dragged.
  private(set) var landings: [String] = []

  /// The game's own announcement after a drag, if any.
  var said: String?
  private var heardEnds = 0
  private let trayTop: Double

  /// - Parameter view: Makes the widget that contains the board.
  init(
    _ collision: Collision = .intersection, options: BoardOptions = BoardOptions(), board: Board = Board(),
    trayTop: Double = 200,
    in view: (DragCoordinator<TrayGame>) -> Widget = { $0.board }
  ) throws {
    self.trayTop = trayTop
    coordinator = DragCoordinator(board: board, model: game, collision: collision, options: options)
    for tray in ["left", "closed", "right"] { coordinator.add(CaptionedPlace("\(tray) tray"), for: tray) }
    for letter in ["a", "b", "c"] {
      coordinator.add(CaptionedPiece("Letter \(letter)", strings: options.strings), for: letter)
    }
    board.expand()
    stage = try Stage(Box(.vertical, [outside, view(coordinator)]))
    coordinator.delegate = self
    try stage.frames(2)
  }

  /// Returns a scene with an inspector over its board.
  static func inspected() throws -> (TrayScene, DragInspector) {
    var overlay: Overlay?
    let scene = try TrayScene {
      let shown = Overlay($0.board)
      overlay = shown
      return shown
    }
    return (scene, DragInspector(scene.coordinator, over: try required(overlay, "an overlay")))
  }

  func layOutItems(in size: Size) {
    let columns = Rect(origin: .zero, size: size).columns(3).map { $0.inset(by: 10) }
    for (column, tray) in zip(columns, ["left", "closed", "right"]) {
      coordinator.place(tray)?.frame = Rect(x: column.minX, y: trayTop, width: column.size.width, height: 150)
    }
    for (column, letter) in zip(columns, ["a", "b", "c"]) {
      let tray = game.rules.lying[letter].flatMap(coordinator.place)
      coordinator.piece(letter)?.frame = Rect(
        center: tray?.frame.center ?? Point(x: column.center.x, y: 60), size: Size(width: 60, height: 60))
    }
  }

  func announcements() -> [String] {
    defer { heardEnds = game.ends.count }
    return game.ends.count == heardEnds ? [] : [said].compactMap(\.self)
  }

  func activation(of letter: String, by input: DragInput) -> DragActivation? { activation }
  func springLoadAction(of tray: String, for letter: String) -> (() -> Void)? { opening(tray) }
  func frame(of tray: String) -> Rect? { frameOfTray(tray) }
  func dragPreview(for letter: String) -> DragPreview? { dragPreview(letter) }
  func showLanding(of letter: String) -> Bool {
    landings.append(letter)
    return false
  }
  func announcement(for step: DragStep<Trays>) -> String? { ownSentence(step) }

  func piece(_ letter: String) throws -> Piece { try required(coordinator.piece(letter), "letter \(letter)") }
  func tray(_ name: String) throws -> BoardItem { try required(coordinator.place(name), "the \(name) tray") }

  /// The name of the cursor that a piece shows.
  func cursor(of piece: Piece) -> String {
    gtk_widget_get_cursor(piece.pointer).flatMap(gdk_cursor_get_name).map { String(cString: $0) } ?? "none"
  }

  /// Presses a key on the board, and waits until its effect is shown.
  func press(_ key: Int32) throws {
    WidgetsTestHost.press(key, on: try board.controller(gtk_event_controller_key_get_type()))
    try stage.frames(2)
  }

  /// The description of the item that has the focus.
  var heard: String { board.focusedItem?.accessibleDescription ?? "nothing has the focus" }

  /// The name of the item that has the focus.
  var focused: String { board.focusedItem?.accessibleLabel ?? "nothing" }
}
