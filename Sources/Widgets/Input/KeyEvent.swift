import CGtk

/// A `GdkKeyEvent`, and the symbols that the user's keyboard layouts have on its key.
nonisolated struct KeyEvent {
  let event: OpaquePointer

  /// Returns nil for an event of another type.
  init?(_ event: OpaquePointer?) {
    guard let event, [GDK_KEY_PRESS, GDK_KEY_RELEASE].contains(gdk_event_get_event_type(event)) else { return nil }
    self.event = event
  }

  var code: UInt32 { gdk_key_event_get_keycode(event) }
  var layout: Int32 { Int32(truncatingIfNeeded: gdk_key_event_get_layout(event)) }

  /// The modifiers that turn the key into a command, such as Shift, Ctrl and Alt.
  var modifiers: UInt32 { gdk_event_get_modifier_state(event).rawValue & KeyEvent.commandModifiers }

  /// Whether the key types a character, unlike an arrow or F1.
  var typesText: Bool { gdk_keyval_to_unicode(gdk_key_event_get_keyval(event)) != 0 }

  /// The character that the key types; nil for an arrow, a control character or F1 (`gdk_keyval_to_unicode`).
  var character: Character? {
    let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_key_event_get_keyval(event)))
    return scalar.flatMap { $0.value >= 0x20 && $0.value != 0x7f ? Character($0) : nil }
  }

  /// Whether the key types a character of a script other than Latin.
  var typesOtherScript: Bool { gdk_keyval_to_unicode(gdk_key_event_get_keyval(event)) >= KeyEvent.firstOtherScript }

  /// The first Greek code point; only rare Latin letters come after it.
  private static let firstOtherScript: UInt32 = 0x370

  private static let commandModifiers = [
    GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_ALT_MASK, GDK_SUPER_MASK, GDK_HYPER_MASK, GDK_META_MASK,
  ].reduce(0) { $0 | $1.rawValue }

  /// The command of Ctrl with a Latin letter, on a layout of another script (`gdk_key_event_matches`).
  var command: KeyPress.Key? {
    let commands: [(Int32, KeyPress.Key)] = [
      (GDK_KEY_a, .selectAll), (GDK_KEY_x, .cut), (GDK_KEY_c, .copy), (GDK_KEY_v, .paste),
    ]
    return typesOtherScript
      ? commands.first { gdk_key_event_matches(event, guint(clamping: $0.0), GDK_CONTROL_MASK) != GDK_KEY_MATCH_NONE }?
        .1 : nil
  }

  /// The digit on a key that types another character without Shift: of its layout, or else of the number row.
  var digit: Int? {
    guard modifiers & GDK_SHIFT_MASK.rawValue == 0, let position = KeyPosition.digit(code) else { return nil }
    var (keys, values): (UnsafeMutablePointer<GdkKeymapKey>?, UnsafeMutablePointer<guint>?) = (nil, nil)
    var count: Int32 = 0
    guard gdk_display_map_keycode(gdk_event_get_display(event), code, &keys, &values, &count) != 0, let keys, let values
    else { return position }
    defer {
      g_free(keys)
      g_free(values)
    }
    let digits = (0..<Int(clamping: count)).filter { keys[$0].group == layout }.compactMap {
      KeyEvent.digit(of: values[$0])
    }
    return digits.first ?? position
  }

  private static func digit(of value: guint) -> Int? {
    let digits = guint(GDK_KEY_0)...guint(GDK_KEY_9)
    return digits.contains(value) ? Int(clamping: value - digits.lowerBound) : nil
  }

  func keys(of value: guint) -> [GdkKeymapKey] {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: Int32 = 0
    guard gdk_display_map_keyval(gdk_event_get_display(event), value, &keys, &count) != 0, let keys else { return [] }
    defer { g_free(keys) }
    return Array(UnsafeBufferPointer(start: keys, count: Int(clamping: count)))
  }
}
