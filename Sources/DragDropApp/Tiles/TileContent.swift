import Widgets

final class TileContent {
  let widget: Box
  private let name: Label
  private let detail: Label

  /// - Parameter characters: The natural width of the texts; a longer text wraps instead of widening its tile.
  init(
    _ picture: Widget, title: String, styles: [String], detailStyles: [String] = ["caption", "dim-label"],
    characters: Int = 12
  ) {
    name = Label(title, styles: styles)
    detail = Label(styles: detailStyles)
    for label in [name, detail] {
      label.centerLines()
      label.naturalWidth(characters: characters)
    }
    detail.align(horizontally: .center)
    detail.isVisible = false
    let texts = Box(.vertical, spacing: 2, [name, detail])
    texts.setMargins(bottom: 10, start: 6, end: 6)
    widget = Box(.vertical, spacing: 6, [picture, texts])
  }

  func show(title: String) { name.text = title }

  func show(detail text: String) {
    detail.text = text
    detail.isVisible = !text.isEmpty
  }
}
