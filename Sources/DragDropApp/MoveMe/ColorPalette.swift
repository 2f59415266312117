import Boards
import Games
import Geometry
import Widgets

/// The row of colors below the board: a single Tab stop with arrow key navigation.
final class ColorPalette {
  let board: Board
  let swatches: [ColorSwatch]
  var onChosen: ((SquareColor) -> Void)?

  /// The maximum and minimum width of a swatch, in device-independent pixels; in a phone-sized window it is 44.
  private static let (largest, smallest) = (56.0, 38.0)
  private static let height = 56.0
  private static let margin = 18

  init() {
    swatches = SquareColor.palette.map { ColorSwatch($0) }
    let count = Double(swatches.count)
    board = Board(
      minimumSize: Size(width: count * Self.smallest, height: Self.height),
      naturalSize: Size(width: count * 48, height: Self.height))
    board.addStyle("palette")
    board.setMargins(bottom: Self.margin, start: Self.margin, end: Self.margin)
    board.accessibleLabel = tr("Colors")
    for swatch in swatches {
      board.add(swatch)
      let color = swatch.color
      swatch.onClick.observe { [weak self] _ in self?.onChosen?(color) }
      swatch.onAction.observe { [weak self] _ in self?.onChosen?(color) }
    }
    board.onLayout.observe { [weak self] size in self?.layOutItems(in: size) }
    board.focusGroups = { [weak self] in [FocusGroup(self?.swatches ?? [])] }
    board.onKey.add { [weak self] key in self?.keyPressed(key) ?? false }
  }

  private func keyPressed(_ key: KeyPress) -> Bool {
    guard key.key == .activate, let swatch = board.focusedItem as? ColorSwatch else { return false }
    onChosen?(swatch.color)
    return true
  }

  private func layOutItems(in size: Size) {
    let side = min(Self.largest, size.width / Double(swatches.count))
    let left = (size.width - side * Double(swatches.count)) / 2
    for (index, swatch) in swatches.enumerated() {
      let column = board.isRightToLeft ? swatches.count - 1 - index : index
      swatch.frame = Rect(x: left + Double(column) * side, y: 0, width: side, height: size.height)
    }
  }
}
