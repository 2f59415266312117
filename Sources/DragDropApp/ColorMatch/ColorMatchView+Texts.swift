import Boards
import Games
import Widgets

extension ColorMatchView {
  func describe(_ item: BoardItem) {
    switch item {
    case let square as ColorSquare: describe(square)
    case let slot as ColorSlot: describe(slot)
    default: describeTarget(item)
    }
  }

  private func describe(_ square: ColorSquare) {
    let isPickedUp = game.drag.carry(of: square.color) != nil
    coordinator.setTexts(
      game.text.pieceName(square.color, isPickedUp: isPickedUp),
      game.text.pieceDescription(isPickedUp: isPickedUp), of: square)
    square.setAction(BoardWords.translated.putBack, enabled: isPickedUp)
  }

  private func describe(_ slot: ColorSlot) {
    let carried = coordinator.unheldCarry?.item
    coordinator.setTexts(game.text.slotName(slot.color), carried.map(game.text.slotDescription) ?? "", of: slot)
    slot.isFocusable = carried == slot.color
    slot.setAction(BoardWords.click, enabled: carried == slot.color)
  }

  private func describeTarget(_ target: BoardItem) {
    let carried = coordinator.unheldCarry?.item
    coordinator.setTexts(game.text.targetName, game.text.targetDescription(carrying: carried), of: target)
    target.setAction(BoardWords.click, enabled: carried != nil)
  }
}
