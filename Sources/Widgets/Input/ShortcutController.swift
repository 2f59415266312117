import CGtk

/// Keys that act anywhere in a widget, before what has the focus gets them (`GtkShortcutController`).
public final class ShortcutController: EventController {
  /// Adds a controller without shortcuts to a widget (`gtk_shortcut_controller_new`).
  public convenience init(on widget: Widget) {
    self.init(gtk_shortcut_controller_new(), on: widget, phase: .capture)
  }

  /// Adds a shortcut, such as `<Control>z` (`gtk_shortcut_trigger_parse_string`, `gtk_callback_action_new`).
  ///
  /// `pressed` must not hold the widget strongly.
  public func add(_ keys: String, _ pressed: @escaping () -> Void) {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return }
    let action = gtk_callback_action_new(
      { _, _, data in
        ClosureBox<() -> Void>.run(data)
        return 1
      }, ClosureBox<() -> Void>(pressed).retained(), closureBoxDestroyed)
    gtk_shortcut_controller_add_shortcut(ref.opaque, gtk_shortcut_new(trigger, action))
  }
}
