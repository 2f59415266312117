import CGtk
import Widgets

/// Objects of wrong types.
///
/// Each ends the program.
enum Misuse: String {
  case typed, widget, texture, controller, reference, file

  func commit() {
    let label = Label("a label")
    let menu = UnsafeMutableRawPointer(g_menu_new()!)
    switch self {
    case .typed: withExtendedLifetime(label.typed(GtkWindow.self)) {}
    case .widget: withExtendedLifetime(Widget(menu.assumingMemoryBound(to: GtkWidget.self))) {}
    case .texture: withExtendedLifetime(Texture(label.ref)) {}
    case .controller: EventController(OpaquePointer(menu), on: label)
    // An instance of a type that is no GObject.
    case .reference:
      guard let expression = gtk_constant_expression_new_for_value(&Misuse.value) else { return }
      withExtendedLifetime(GObjectRef(adopting: UnsafeMutableRawPointer(expression))) {}
    case .file: withExtendedLifetime(FileName.uri(of: OpaquePointer(menu))) {}
    }
  }

  private static var value: GValue = {
    var value = GValue()
    g_value_init(&value, cgtk_type_int())
    return value
  }()
}
