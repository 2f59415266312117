import Widgets

final class InspectorLine {
  let widget: Widget
  private let title: String
  private let values: [InspectorValue]

  init(_ title: String, _ type: InspectedType, count: Int = 1, words: BoardStrings, sources: String?) {
    self.title = title
    values = (0..<count).map { _ in InspectorValue() }
    let heading = Label(title, styles: ["caption-heading"])
    heading.expand(vertically: false)
    heading.startLines()
    let row = Box(.horizontal, spacing: 6, [heading, InspectorLine.link(to: type, words, sources)])
    widget = Box(.vertical, [row] + values)
  }

  /// Shows values; `isTold` also sends them to accessibility tools.
  func show(_ texts: [String], isTold: Bool) {
    for (index, value) in values.enumerated() {
      value.text = index < texts.count ? texts[index] : ""
      if isTold { value.tell(title) }
    }
  }

  private static func link(to type: InspectedType, _ words: BoardStrings, _ sources: String?) -> Widget {
    let summary = Label(type.summary(words))
    summary.startLines()
    let path = Label(type.path, styles: ["caption", "monospace", "dim-label"])
    path.startLines()
    var lines: [Widget] = [Clamp(summary, width: 260), Clamp(path, width: 260)]
    if let sources {
      let link = LinkButton(words("Open the Source"), uri: type.uri(in: sources))
      link.align(horizontally: .start)
      lines.append(link)
    }
    let column = Box(.vertical, spacing: 6, lines)
    column.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    let button = PopoverButton(
      type.name, label: words("Documentation of {type}", ["type": type.name]), content: column)
    button.addStyle("inspector-link")
    return button
  }
}
