import CGtk
import Widgets

extension Check {
  /// Buttons with an icon.
  static let buttons: [Check] = [
    Check("Buttons: one with an icon shows another icon with the same label, and another label with the same icon") {
      let button = Button(icon: "media-playback-pause-symbolic", label: "Pause")
      let changes = [
        ("go-previous-symbolic", "Pause"), ("go-previous-symbolic", "All Games"), ("edit-undo-symbolic", "Undo"),
      ]
      for (icon, label) in changes {
        button.show(icon: icon, label: label)
        let image = try required(gtk_button_get_child(button.typed()), "an image")
        let shown = gtk_image_get_icon_name(OpaquePointer(image)).map { String(cString: $0) }
        let tooltip = gtk_widget_get_tooltip_text(button.pointer).map { String(cString: $0) }
        try expect(shown, is: icon, "icon beside \(label)")
        try expect([button.accessibleLabel, tooltip], is: [label, label], "name and tooltip")
      }
    }
  ]
}
