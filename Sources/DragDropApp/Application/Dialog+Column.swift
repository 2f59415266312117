import Widgets

extension Dialog {
  /// Shows the dialog with a header bar, which repeats its title, above a scrolled column of at most `width` pixels.
  ///
  /// The dialog is as high as the column needs, and at most as high as it was created.
  func present(
    keeping owner: AnyObject, column: Widget, width: Int, bottom: Int = 24, sides: Int = 18,
    focus: @escaping () -> Void
  ) {
    let scroll = ScrollView(column, width: width, bottom: bottom, sides: sides)
    let content = Box(.vertical, [HeaderBar(title: WindowTitle(title)), scroll])
    fitHeight(to: content)
    present(keeping: owner, filledWith: content, focus: focus)
  }
}
