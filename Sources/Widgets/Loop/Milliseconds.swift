import CGtk

nonisolated extension guint {
  /// Seconds as GLib counts them, in whole milliseconds; none for less than none, or for what is no number.
  init(milliseconds seconds: Double) {
    self = guint(Double.minimum(Double.maximum((seconds * 1000).rounded(.up), 0), Double(guint.max)))
  }
}

nonisolated extension Double {
  /// The number, or 0 for what is none or has no end.
  var orZero: Double { isFinite ? self : 0 }
}
