import Widgets

/// A title with one or more values below it.
final class InspectorLine {
  let widget: Widget
  private let title: String
  private let values: [InspectorValue]

  init(_ title: String, count: Int = 1) {
    self.title = title
    values = (0..<count).map { _ in InspectorValue() }
    let heading = Label(title, styles: ["caption-heading"])
    heading.expand(vertically: false)
    heading.startLines()
    widget = Box(.vertical, [heading] + values)
  }

  /// Shows values; `isEvent` also sends them to accessibility tools, which must not receive every drag event.
  func show(_ texts: [String], isEvent: Bool = true) {
    for (index, value) in values.enumerated() {
      value.text = index < texts.count ? texts[index] : ""
      guard isEvent else { continue }
      value.accessibleLabel = value.text.isEmpty ? title : "\(title): \(value.text)"
      value.setTooltip(value.text)
    }
  }
}
