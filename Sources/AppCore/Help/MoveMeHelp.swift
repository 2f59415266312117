import Games

enum MoveMeHelp {
  static let sections = [
    HelpSection(
      tr("Move the squares about as you like. There is nothing to win, and nothing to lose."),
      tr("Drag a square and let it go, or throw it: it glides on and stays on the board."),
      tr("With several fingers you can drag several squares at once.")),
    HelpSection(
      heading: tr("Many Squares"),
      tr("Press Insert to add a square, and Delete to remove one."),
      tr("Drag over the empty board to select squares. What is selected moves together."),
      tr("Arrange the squares as a grid, a circle, or a line, or let them snap to a grid.")),
    HelpSection(
      heading: tr("Colors"),
      tr("Drag a color from the palette onto a square, or one from any other application."),
      tr("Every color of the palette has a shape, on its squares too, for playing without telling colors apart.")),
    HelpSection(
      heading: tr("More Keys"),
      tr("The arrow keys move the square that has the focus. Shift moves it less far, and Ctrl farther."),
      tr("With Shift and Ctrl together, an arrow key throws the square."),
      tr("Show Arrows in the menu adds buttons that move and throw what is selected."),
      tr("Press Page Down or Page Up to go to the next or the previous square, and Space to select it.")),
    HelpSection(
      heading: tr("The Drag Inspector"),
      tr("Press F12 in any game to see how dragging and dropping works inside.")),
  ]
}
