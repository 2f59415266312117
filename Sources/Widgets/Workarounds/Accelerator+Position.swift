import CGtk

extension Accelerator {
  /// Whether an event presses the key in the place of the accelerator's key, which the layout in use does not have there.
  ///
  /// GTK (4.8 to 4.24) looks a key up in the player's other layouts as well, so that Ctrl+Z works while a Cyrillic or Greek
  /// layout is in use. `gdk_key_event_matches` misses four kinds of accelerators there:
  ///
  /// - Those with Shift and a letter, such as Ctrl+Shift+Z. It compares the level of the key in the event, which is that of
  ///   the capital letter, with that of the small letter.
  /// - Those with digits, where a digit is typed with Shift, as on French and Czech keyboards.
  /// - All letters, where none of the layouts has Latin ones. Their keys on a US keyboard count then.
  /// - Those with a comma or another sign that the layout has on another key, if a letter is on the key in their place.
  func matchesPosition(of event: KeyEvent) -> Bool {
    guard let place, event.typesText, [modifiers, modifiers | shift].contains(event.modifiers) else { return false }
    if let digit, event.modifiers == modifiers { return event.digit == digit }
    let keys = event.keys(of: key)
    // Where the layout has the symbol, its own key counts, and another one only if it has a letter that is not Latin.
    guard event.typesOtherScript || !keys.contains(where: { $0.group == event.layout }) else { return false }
    let isInOtherLayout = keys.contains {
      $0.group != event.layout && $0.keycode == event.code && event.modifiers == needed(isShifted: $0.level == 1)
    }
    if isInOtherLayout { return true }
    // A desktop may have the same layout twice, so that there are other layouts without Latin letters as well.
    guard keys.isEmpty || event.keys(of: guint(GDK_KEY_z)).isEmpty else { return false }
    return place.code == event.code && event.modifiers == needed(isShifted: place.isShifted)
  }

  /// Where the key is on a US keyboard; nil for keys that are the same with every layout.
  private var place: (code: UInt32, isShifted: Bool)? {
    Unicode.Scalar(gdk_keyval_to_unicode(key)).flatMap { KeyPosition.onUSKeyboard(Character($0)) }
  }

  private var digit: Int? {
    let digits = guint(GDK_KEY_1)...guint(GDK_KEY_9)
    return digits.contains(key) ? Int(clamping: key - guint(GDK_KEY_0)) : nil
  }

  /// The modifiers that have to be held with the key.
  private func needed(isShifted: Bool) -> UInt32 { modifiers | (isShifted ? shift : 0) }

  private var shift: UInt32 { GDK_SHIFT_MASK.rawValue }
}
