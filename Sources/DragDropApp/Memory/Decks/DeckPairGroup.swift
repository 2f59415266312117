import Games
import Widgets

/// The group of the two cards of a pair in the dialog of a deck, with the problem of the pair.
final class DeckPairGroup {
  let group: PreferencesGroup
  let rows: [DeckCardRow]

  init(
    _ index: Int, _ menus: Menus, remove: @escaping () -> Void,
    _ command: @escaping (DeckPosition, DeckCardRow.Command) -> Void
  ) {
    rows = [false, true].map { isSecond in
      let position = DeckPosition(index, isSecond: isSecond)
      return DeckCardRow(position, menus) { command(position, $0) }
    }
    let title = DeckText.pair(index)
    let button = Button(icon: "user-trash-symbolic", label: tr("Remove {pair}").formatted(["pair": title]))
    button.addStyle("flat")
    button.onClick(remove)
    group = PreferencesGroup(title: title, end: button, rows.map(\.row))
  }

  func show(_ pair: DeckPair, _ problem: DeckProblem?, texture: (DeckCard) -> Texture?) {
    for (row, card) in zip(rows, pair.cards) { row.show(card, texture(card)) }
    group.text = problem.map(DeckText.sentence) ?? ""
  }
}
