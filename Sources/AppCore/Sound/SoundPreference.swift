package enum SoundPreference: Int, CaseIterable, Sendable {
  /// Sounds are on if the desktop's event sounds are on.
  case asDesktop
  case on
  case off

  /// - Parameter desktop: Whether the desktop's event sounds are on.
  package func isOn(desktop: Bool) -> Bool { self == .on || self == .asDesktop && desktop }
}
