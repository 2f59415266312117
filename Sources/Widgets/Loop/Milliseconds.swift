import CGtk

nonisolated extension guint {
  /// Seconds as GLib counts them, in whole milliseconds; none for less than none, or for what is no number.
  init(milliseconds seconds: Double) {
    self = guint(clamping: (seconds * 1000).rounded(.up))
  }
}

nonisolated extension Double {
  /// The number, or 0 for what is none or has no end.
  var orZero: Double { isFinite ? self : 0 }
}
