import CGtk

nonisolated extension guint {
  /// Converts seconds to whole milliseconds, rounded up; NaN and negative values become 0.
  init(milliseconds seconds: Double) {
    self = guint(clamping: (seconds * 1000).rounded(.up))
  }
}

nonisolated extension Double {
  /// The number, or 0 if it is NaN or infinite.
  var orZero: Double { isFinite ? self : 0 }
}
