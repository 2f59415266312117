import CGtk

/// A key that activates an action.
struct Accelerator {
  /// The detailed action, such as `win.undo` or `win.level::3`.
  let action: String
  /// The symbol of the key (`GDK_KEY_…`).
  let key: guint
  /// The keys that are held with it (`GdkModifierType`).
  let modifiers: UInt32
  /// Whether the action is activated again and again while the key is held.
  let repeats: Bool

  /// An accelerator as `gtk_accelerator_parse` reads it; nil for any other text.
  init?(_ text: String, action: String, repeats: Bool) {
    var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(rawValue: 0))
    guard gtk_accelerator_parse(text, &key, &modifiers) != 0, key != 0 else { return nil }
    (self.action, self.key, self.modifiers, self.repeats) = (action, key, modifiers.rawValue, repeats)
  }

  /// Whether GTK takes an event for this accelerator.
  ///
  /// Wraps `gdk_key_event_matches`.
  func matches(_ event: KeyEvent) -> Bool {
    gdk_key_event_matches(event.event, key, GdkModifierType(rawValue: modifiers)) != GDK_KEY_MATCH_NONE
  }
}

/// The accelerators of an application.
///
/// GTK finds most of them by itself. This finds those that it misses.
final class Accelerators {
  private var all: [Accelerator] = []

  /// Lets keys activate an action, in place of those that it had.
  func set(_ keys: [String], for action: String, repeats: Bool) {
    all.removeAll { $0.action == action }
    all += keys.compactMap { Accelerator($0, action: action, repeats: repeats) }
  }

  /// The first accelerator that an event is for, by symbol or else by position.
  func first(matching event: OpaquePointer) -> Accelerator? {
    guard let event = KeyEvent(event) else { return nil }
    return all.first { $0.matches(event) } ?? all.first { $0.matchesPosition(of: event) }
  }

  /// Activates the first action of a window that an event is for by position, unless GTK takes it for an accelerator.
  ///
  /// - Returns: Whether the window has such an action, and it is enabled.
  func activateByPosition(_ event: OpaquePointer?, in window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let event = KeyEvent(event), !all.contains(where: { $0.matches(event) }) else { return false }
    return all.contains { $0.matchesPosition(of: event) && $0.activate(in: window) }
  }
}

extension Accelerator {
  /// Wraps `gtk_widget_activate_action_variant`.
  fileprivate func activate(in window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var (name, target): (UnsafeMutablePointer<CChar>?, OpaquePointer?) = (nil, nil)
    guard g_action_parse_detailed_name(action, &name, &target, nil) != 0, let name else { return false }
    defer {
      g_free(name)
      target.map(g_variant_unref)
    }
    return gtk_widget_activate_action_variant(window, name, target) != 0
  }
}
