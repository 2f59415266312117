/// Help on Move Me.
enum MoveMeHelp {
  static var sections: [HelpSection] {
    [
      HelpSection([
        tr("Nothing can be won here, and nothing lost. Move the squares wherever you like."),
        tr("Let go of a square while it moves, and it flies on and springs back from the edge."),
        tr("Move several at once: with several fingers, or select them with a rubber band or by clicking."),
      ]),
      HelpSection(
        tr("With the Keyboard"),
        [
          tr("The arrow keys move a square, a little with Shift, and far with Ctrl. Space selects it."),
          tr("Insert adds a square, and Delete removes those that are selected."),
        ]),
      HelpSection(
        tr("Order and Color"),
        [
          tr("The menu arranges the squares as a grid, a circle, or a line, and lets them snap to a grid."),
          tr("Drop a color on a square, from the colors below the board or from another program."),
        ]),
      HelpSection(
        tr("How It Is Done"),
        [tr("The drag inspector, in every game, shows live what a drag is made of. It is for the curious.")]),
    ]
  }
}
