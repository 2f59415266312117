import Boards
import DragAndDrop
import Games
import Widgets

extension JigsawView {
  /// The moves that the menu of a piece offers: into a tray, or out of it; the places in the frame would give hints.
  func moveCommands(for piece: JigsawPiece) -> [MoveCommand<JigsawPlace>] {
    let rules = game.rules
    let trays = game.state.trays.indices.filter { rules.verdict(for: piece, over: .tray($0)) == .accepted }
    let moves = trays.map { tray in
      MoveCommand(
        BoardStrings.translated("Move to {place}", ["place": game.text.trayName(tray)]), to: JigsawPlace.tray(tray))
    }
    guard let spot = game.spotOutsideTray(of: piece) else { return moves }
    return [MoveCommand(tr("Move to the Table"), to: .table(spot))] + moves
  }

  /// Lets the action 'Move To…' be used while there are trays.
  func showTrayActions() {
    let hasTrays = !game.state.trays.isEmpty
    for piece in board.items.compactMap({ $0 as? GroupPiece }) {
      piece.setAction(BoardStrings.translated.moveTo, enabled: hasTrays)
    }
  }

  func nameTrays() {
    guard let window = context.page?.window else { return }
    TrayNamesDialog(game.state.trays.indices.map(game.text.trayName), over: window) { [weak game] names in
      guard let game else { return }
      for (tray, name) in names.enumerated() where name != game.text.trayName(tray) { game.renameTray(tray, name) }
    }.present()
  }
}

/// The dialog that asks for the names of the trays.
private final class TrayNamesDialog {
  private let dialog: Dialog
  private let group: PreferencesGroup
  private let rows: [EntryRow]

  init(_ names: [String], over window: Window, done: @escaping ([String]) -> Void) {
    dialog = Dialog(title: tr("Name Trays"), over: window, width: 400, height: names.count > 2 ? 420 : 240)
    rows = names.enumerated().map { index, name in
      EntryRow(title: tr("Tray {number}").formatted(["number": "\(index + 1)"]), text: name)
    }
    group = PreferencesGroup(title: "", rows)
    dialog.onClose { [rows] in done(rows.map(\.text)) }
  }

  func present() {
    dialog.present(keeping: self, column: group, width: 420, sides: 12) { [weak self] in
      self?.rows.first?.focusEntry()
    }
  }
}
