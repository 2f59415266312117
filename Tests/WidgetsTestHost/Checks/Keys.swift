import CGtk
import Widgets

extension Check {
  /// Keys that are held.
  static let keys: [Check] = [
    Check("Keys: a press of a held key is a repeat until the key is released") {
      var keys = PressedKeys()
      try expect(keys.press(36, at: 1_000), is: false, "the first press repeats")
      for time: UInt32 in [1_500, 1_530, 1_530] {
        try expect(keys.press(36, at: time), is: true, "the next one repeats")
      }
      try expect(keys.press(65, at: 1_540), is: false, "another key repeats")
      keys.release(36)
      try expect(keys.press(36, at: 1_550), is: false, "a press after the release repeats")
      try expect(keys.press(65, at: 1_560), is: true, "the other key repeats")
    },

    Check("Keys: a press long after a lost release is not a repeat") {
      var keys = PressedKeys()
      _ = keys.press(36, at: 1_000)
      try expect(keys.press(36, at: 1_001 + PressedKeys.longestPause), is: false, "a press long afterwards repeats")
      for mayRepeat in [true, false] {
        _ = keys.press(36, at: 20_000)
        keys.focusLost(mayRepeatElsewhere: mayRepeat)
        try expect(keys.press(36, at: 20_500), is: mayRepeat, "a press right after the focus went repeats")
        keys.focusLost(mayRepeatElsewhere: mayRepeat)
        let later = 20_501 + PressedKeys.longestPauseAfterFocusLoss
        try expect(keys.press(36, at: later), is: false, "a press some time after the focus went repeats")
        keys.release(36)
      }
    },

    Check("Keys: Ctrl+X, Ctrl+C and Ctrl+V are commands also with Caps Lock, and are none with Shift") {
      let box = Box(.vertical)
      var keys: [KeyPress.Key] = []
      let controller = KeyController(on: box) { key in
        keys.append(key.key)
        return false
      }
      let gtk = try box.controller(gtk_event_controller_key_get_type())
      withExtendedLifetime(controller) {
        for key in [GDK_KEY_x, GDK_KEY_c, GDK_KEY_v, GDK_KEY_X, GDK_KEY_C, GDK_KEY_V] {
          for other in [GDK_LOCK_MASK, GDK_SHIFT_MASK] {
            press(key, GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | other.rawValue), on: gtk)
          }
        }
      }
      let commands: [KeyPress.Key] = [.cut, .copy, .paste, .cut, .copy, .paste]
      try expect(keys, is: commands.flatMap { [$0, .other] }, "keys, without Shift and with it")
    },

    Check("Keys: repeats are recognized when the time of events wraps around") {
      var keys = PressedKeys()
      _ = keys.press(36, at: .max - 10)
      try expect(keys.press(36, at: 20), is: true, "the key is still down")
    },
  ]
}
