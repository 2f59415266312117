import Widgets

final class InspectorLine {
  let widget: Widget
  private let title: String
  private let values: [InspectorValue]

  init(_ title: String, valueCount: Int = 1) {
    self.title = title
    values = (0..<valueCount).map { _ in InspectorValue() }
    let heading = Label(title, styles: ["caption-heading"])
    heading.expand(vertically: false)
    heading.startLines()
    widget = Box(.vertical, [heading] + values)
  }

  /// Shows values; `announces` must be false for those that change with every movement of the pointer.
  func show(_ texts: [String], announces: Bool = true) {
    for (index, value) in values.enumerated() {
      value.text = index < texts.count ? texts[index] : ""
      guard announces else { continue }
      value.accessibleLabel = value.text.isEmpty ? title : "\(title): \(value.text)"
      value.setTooltip(value.text)
    }
  }
}
