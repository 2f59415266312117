import Widgets

/// Finds the texts that screen readers do not read because they are similar to others.
///
/// - Cause: Orca ignores a new name or description of the focus that is similar to the old one, as if it showed a
///   progress: 'Square 1, selected' after 'Square 1'. It also leaves out a description that is similar to the name:
///   'Yellow star is back.' after 'Yellow star, slot 2'.
/// - Affected versions: the first Orca 50 and 51, the second Orca 48 to 51. Its version cannot be queried, and is
///   expected with GTK of the same GNOME or later.
/// - Tests: `test_orca_move_me.py`, which hears each of several positions and selections, and `test_orca_hints.py`,
///   which hears that a piece is back.
enum SimilarTexts {
  private static let isAffected = !GTKVersion.isBefore(22)
  private static let isLabelAffected = !GTKVersion.isBefore(18)
  /// In percent, as in `_strings_are_redundant` of Orca's `ax_utilities_event.py`.
  private static let threshold = 85.0
  /// In percent, as in `_strings_are_redundant` of Orca's `generator.py`.
  private static let labelThreshold = 70.0

  /// Returns whether screen readers ignore a text that replaces `old`.
  static func isUnread(_ text: String, after old: String) -> Bool {
    isAffected && text != old && !text.isEmpty && !old.isEmpty && similarity(old, text) >= threshold
  }

  /// Returns whether screen readers leave out a description that they would read after a label.
  static func isUnread(_ description: String, afterLabel label: String) -> Bool {
    isLabelAffected && isRedundant(description, to: label)
  }

  /// Returns whether a description says so little after a label that Orca leaves it out.
  static func isRedundant(_ description: String, to label: String) -> Bool {
    guard !description.isEmpty, !label.isEmpty else { return false }
    return contains(description, label) || contains(label, description)
      || similarity(label, description) >= labelThreshold
  }

  /// Returns whether a text contains another one of more than three words.
  private static func contains(_ text: String, _ other: String) -> Bool {
    other.split(whereSeparator: \.isWhitespace).count > 3 && text.contains(other)
  }

  /// Returns the similarity in whole percent, as `difflib.SequenceMatcher.ratio` of Python computes it.
  static func similarity(_ first: String, _ second: String) -> Double {
    let (a, b) = (Array(first.lowercased().unicodeScalars), Array(second.lowercased().unicodeScalars))
    guard !a.isEmpty || !b.isEmpty else { return 100 }
    return (200 * Double(matches(a[...], b[...])) / Double(a.count + b.count)).rounded()
  }

  /// Returns the length of the longest common part, and of those before and after it.
  private static func matches(_ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>) -> Int {
    var longest = (endA: a.startIndex, endB: b.startIndex, length: 0)
    var lengths = [Int](repeating: 0, count: b.count + 1)  // of the common part that ends before each position of b
    for (indexA, scalar) in zip(a.indices, a) {
      var next = [Int](repeating: 0, count: b.count + 1)
      for (offset, other) in b.enumerated() where other == scalar {
        next[offset + 1] = lengths[offset] + 1
        if next[offset + 1] > longest.length { longest = (indexA + 1, b.startIndex + offset + 1, next[offset + 1]) }
      }
      lengths = next
    }
    guard longest.length > 0 else { return 0 }
    let before = matches(a[..<(longest.endA - longest.length)], b[..<(longest.endB - longest.length)])
    return before + longest.length + matches(a[longest.endA...], b[longest.endB...])
  }
}
