import CGtk

struct Accelerator {
  let action: String
  /// The key's symbol (`GDK_KEY_…`).
  let key: guint
  let modifiers: UInt32
  let repeats: Bool

  /// Returns nil for a text that `gtk_accelerator_parse` does not accept.
  init?(_ text: String, action: String, repeats: Bool) {
    var (key, modifiers): (guint, GdkModifierType) = (0, GdkModifierType(rawValue: 0))
    guard gtk_accelerator_parse(text, &key, &modifiers) != 0, key != 0 else { return nil }
    (self.action, self.key, self.modifiers, self.repeats) = (action, key, modifiers.rawValue, repeats)
  }

  /// Returns whether an action is a command: a dialog within the window suspends its keys, but not those of 'app.' actions.
  static func isCommand(_ action: String) -> Bool { !action.hasPrefix("app.") }

  /// Returns whether GTK itself recognizes an event as this accelerator.
  func matches(_ event: KeyEvent) -> Bool {
    gdk_key_event_matches(event.event, key, GdkModifierType(rawValue: modifiers)) != GDK_KEY_MATCH_NONE
  }
}

/// Matches the accelerators that GTK misses on some keyboard layouts.
final class Accelerators {
  /// Whether no key activates a command by its position.
  var isSuspended = false
  private var all: [Accelerator] = []

  func set(_ keys: [String], for action: String, repeats: Bool) {
    all.removeAll { $0.action == action }
    all += keys.compactMap { Accelerator($0, action: action, repeats: repeats) }
  }

  func first(matching event: OpaquePointer) -> Accelerator? {
    guard let event = KeyEvent(event) else { return nil }
    return all.first { $0.matches(event) } ?? all.first { $0.matchesPosition(of: event) }
  }

  /// Activates the first action that an event matches by key position, unless GTK recognizes an accelerator in it.
  ///
  /// - Returns: Whether the window has such an action and it is enabled.
  func activateByPosition(_ event: OpaquePointer?, in window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let event = KeyEvent(event), !all.contains(where: { $0.matches(event) }) else { return false }
    return all.contains {
      (!isSuspended || !Accelerator.isCommand($0.action)) && $0.matchesPosition(of: event) && $0.activate(in: window)
    }
  }
}

extension Accelerator {
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
