import Widgets

extension Dialog {
  /// Shows a scrolled column of at most `width` pixels, in a dialog as high as necessary but no higher than created.
  func present(
    keeping owner: AnyObject, column: Widget, width: Int, bottom: Int = 24, sides: Int = 18,
    focus: @escaping () -> Void
  ) {
    let scroll = ScrollView(column, width: width, bottom: bottom, sides: sides)
    let content = ToolbarView(HeaderBar(title: WindowTitle(title)), scroll)
    fitHeight(to: content)
    present(keeping: owner, filledWith: content, focus: focus)
  }
}
