import CGtk

extension Accelerator {
  /// Returns whether an event presses an accelerator's key by position, if the layout has it elsewhere or lacks it.
  ///
  /// GTK (4.8 to 4.24) looks a key up in the user's other layouts, but `gdk_key_event_matches` misses these there:
  ///
  /// - Shift and a letter, such as Ctrl+Shift+Z: it compares the shift level in the event, that of the capital letter,
  ///   with that of the small letter.
  /// - Digits, if they are typed with Shift, as on French and Czech keyboards.
  /// - All letters, if none of the layouts has Latin ones. The position on a US keyboard counts then.
  /// - A comma or another sign that the layout has on another key, if a letter is on the key at its position.
  func matchesPosition(of event: KeyEvent) -> Bool {
    guard let place, event.typesText, [modifiers, modifiers | shift].contains(event.modifiers) else { return false }
    if let digit, event.modifiers == modifiers { return event.digit == digit }
    let keys = event.keys(of: key)
    // If the layout has the symbol, its own key counts; another one counts only if it types a non-Latin letter.
    guard event.typesOtherScript || !keys.contains(where: { $0.group == event.layout }) else { return false }
    let isInOtherLayout = keys.contains {
      $0.group != event.layout && $0.keycode == event.code && event.modifiers == needed(isShifted: $0.level == 1)
    }
    if isInOtherLayout { return true }
    // A desktop may list the same layout twice, so other layouts may lack Latin letters too.
    guard keys.isEmpty || event.keys(of: guint(GDK_KEY_z)).isEmpty else { return false }
    return place.code == event.code && event.modifiers == needed(isShifted: place.isShifted)
  }

  /// The position of the key on a US keyboard; nil for keys that are the same in every layout.
  private var place: (code: UInt32, isShifted: Bool)? {
    Unicode.Scalar(gdk_keyval_to_unicode(key)).flatMap { KeyPosition.onUSKeyboard(Character($0)) }
  }

  private var digit: Int? {
    let digits = guint(GDK_KEY_1)...guint(GDK_KEY_9)
    return digits.contains(key) ? Int(clamping: key - guint(GDK_KEY_0)) : nil
  }

  private func needed(isShifted: Bool) -> UInt32 { modifiers | (isShifted ? shift : 0) }

  private var shift: UInt32 { GDK_SHIFT_MASK.rawValue }
}
