/// A place where a square can be dropped.
package enum ColorMatchPlace: Hashable, Sendable {
  /// The target with the word.
  case target
  /// A square's own slot in the row.
  case slot(MatchColor)
}
