/// When sounds are heard.
package enum SoundPreference: Int, CaseIterable, Sendable {
  /// If the desktop's own event sounds are.
  case asDesktop
  case on
  case off

  /// Returns whether sounds are on.
  ///
  /// - Parameter desktop: Whether the desktop's event sounds are on.
  package func isOn(desktop: Bool) -> Bool { self == .on || self == .asDesktop && desktop }
}
