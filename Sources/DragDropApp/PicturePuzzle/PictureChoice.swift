import Widgets

final class PictureChoice {
  /// The side of the image, in device-independent pixels; two fit side by side into the narrowest window.
  static let side = 144

  let widget: Button

  init(_ image: Widget, title: String, description: String, chosen: @escaping () -> Void) {
    image.request(width: Self.side, height: Self.side)
    image.addStyle("card")
    let name = Label(title)
    name.centerLines()
    // Otherwise, a long title would make the button wide before it wraps.
    let content = Clamp(Box(.vertical, spacing: 6, [image, name]), width: Self.side)
    content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    widget = Button(around: content, styles: ["flat", "tile"], chosen)
    widget.align(horizontally: .center, vertically: .start)
    widget.accessibleLabel = title
    widget.accessibleDescription = description
  }
}
