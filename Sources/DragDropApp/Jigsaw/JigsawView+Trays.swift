import Boards
import DragAndDrop
import Games
import Widgets

extension JigsawView {
  /// Returns the moves in the menu of a piece: into a tray, or out of it; the places in the frame would be hints.
  func moveCommands(for piece: JigsawPiece) -> [MoveCommand<JigsawPlace>] {
    let (rules, text, count) = (game.rules, game.text, game.state.trays.count)
    let trays = (0...count).filter { rules.verdict(for: piece, over: .tray($0)) == .accepted }
    let moves = trays.map { tray in
      let label =
        tray == count
        ? tr("Move to a New Tray") : BoardStrings.translated("Move to {place}", ["place": text.trayName(tray)])
      return MoveCommand(label, to: JigsawPlace.tray(tray))
    }
    guard let spot = game.spotOutsideTray(of: piece) else { return moves }
    return [MoveCommand(tr("Move to the Table"), to: .table(spot))] + moves
  }

  func editTrays() {
    guard let window = context.page?.window else { return }
    TraysDialog(game.state.trays.indices.map(game.text.trayName), over: window) { [weak game] names in
      guard let game else { return }
      // In descending order, because the trays after a removed one get other numbers.
      for (tray, name) in names.enumerated().reversed() {
        guard let name else { game.removeTray(tray); continue }
        if name != game.text.trayName(tray) { game.renameTray(tray, name) }
      }
    }.present()
  }
}

/// The dialog for naming and removing trays.
private final class TraysDialog {
  private let dialog: Dialog
  private let group: PreferencesGroup
  private let rows: [EntryRow]

  /// - Parameter done: Called with the name of each tray, or `nil` for a removed one.
  init(_ names: [String], over window: Window, done: @escaping ([String?]) -> Void) {
    dialog = Dialog(title: tr("Trays"), over: window, width: 400, height: names.count > 2 ? 420 : 240)
    let buttons = names.map { name in
      Button(icon: "user-trash-symbolic", label: tr("Remove {tray}").formatted(["tray": name]))
    }
    rows = zip(names, buttons).enumerated().map { index, row in
      EntryRow(title: tr("Tray {number}").formatted(["number": "\(index + 1)"]), text: row.0, end: [row.1])
    }
    group = PreferencesGroup(title: "", rows)
    for (row, button) in zip(rows, buttons) {
      button.addStyle("flat")
      button.align(vertically: .center)
      button.onClick { [weak self, weak row] in row.map { self?.remove($0) } }
    }
    dialog.onClose { [rows] in done(rows.map { $0.isVisible ? $0.text : nil }) }
  }

  private func remove(_ row: EntryRow) {
    row.isVisible = false
    if let next = rows.first(where: \.isVisible) { next.focusEntry() } else { dialog.close() }
  }

  func present() {
    dialog.present(keeping: self, column: group, width: 420, sides: 12) { [weak self] in
      self?.rows.first?.focusEntry()
    }
  }
}
